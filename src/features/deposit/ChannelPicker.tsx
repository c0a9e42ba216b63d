import { useQueries } from '@tanstack/react-query'
import { query } from '@/api/query'
import { channelOf, type Channel, type ChannelId } from '@/components/payment/channels'
import { getDepositRange } from '@/contract/deposits'
import type { Network } from '@/contract/values/networks'
import { minutes } from '@/lib/durations'
import { useId } from '@/lib/useId'
import { Choices } from '@/ui/forms/Choices'
import { RadioCard } from '@/ui/forms/RadioCard'
import { amountRangeOf, rangeText } from './amountRange'
import styles from './DepositForm.module.css'

type Props = {
  channels: readonly Channel[]
  value: ChannelId
  /** The one used last, marked 上次使用. */
  last: ChannelId | undefined
  /** Network whose range the USDT card shows. */
  protocol: Network
  onChange: (id: ChannelId) => void
}

/** The channels as radio cards, each with its range. */
export function ChannelPicker({ channels, value, last, protocol, onChange }: Props) {
  const id = useId()
  const rangeOf = useRanges(channels, value, protocol)
  const noteOf = (channel: Channel) => {
    const range = rangeOf(channel)
    const taken = channel.id === 'manual' ? '联系客服办理' : range && rangeText(amountRangeOf(range))
    return [taken, channel.id === last && '上次使用'].filter(Boolean).join(' · ')
  }
  return (
    <Choices label="存款方式" role="radiogroup" className={styles.channels}>
      {channels.map((channel) => (
        <RadioCard
          key={channel.id}
          label={channel.label}
          note={noteOf(channel)}
          name={`${id}-channel`}
          value={channel.id}
          checked={channel.id === value}
          onChange={() => onChange(channel.id)}
        >
          <img src={`/art/channel-${channel.id}.svg`} alt="" width={40} height={40} />
        </RadioCard>
      ))}
    </Choices>
  )
}

/**
 * The ranges of all channels, fetched once per type and cached. The form fetches the chosen one each time it is chosen;
 * the others only describe their cards, so their failures stay silent.
 */
function useRanges(channels: readonly Channel[], value: ChannelId, protocol: Network) {
  const typeOf = (channel: Channel) => channel.range(protocol)
  const chosen = typeOf(channelOf(value))
  const types = [...new Set(channels.map(typeOf))]
  const ranges = useQueries({
    queries: types.map((type) => ({
      ...query(getDepositRange, { type }),
      ...(type === chosen
        ? { enabled: false }
        : { staleTime: minutes(5), meta: { endpoint: { ...getDepositRange, tone: 'silent' as const } } }),
    })),
  })
  return (channel: Channel) => ranges[types.indexOf(typeOf(channel))]?.data
}
