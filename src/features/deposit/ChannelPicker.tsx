import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '@/api/query'
import { getDepositRange } from '@/contract/deposits'
import type { Network } from '@/contract/networks'
import { RadioCard } from '@/ui/RadioCard'
import type { Channel, ChannelId } from '@/components/payment/channels'
import styles from './ChannelPicker.module.css'
import { limitsOf, limitsRange } from './limits'

type Props = {
  channels: readonly Channel[]
  value: ChannelId
  /** Network whose range the USDT card shows. */
  protocol: Network
  onChange: (id: ChannelId) => void
}

/** The channels as radio cards, with their cached ranges. */
export function ChannelPicker({ channels, value, protocol, onChange }: Props) {
  const id = useId()
  // Cache only: choosing a channel loads its range (spec 2 §4).
  const ranges = useQueries({
    queries: channels.map(({ range }) => ({
      ...query(getDepositRange, { type: range(protocol) }),
      enabled: false,
    })),
  })
  const noteOf = (channel: Channel, index: number) => {
    if (channel.id === 'manual') return '联系客服办理'
    const range = ranges[index]?.data
    return range && limitsRange(limitsOf(range))
  }
  return (
    <div>
      <p id={id} className={styles.label}>
        存款方式
      </p>
      <div className={styles.channels} role="radiogroup" aria-labelledby={id}>
        {channels.map((channel, index) => (
          <RadioCard
            key={channel.id}
            className={styles.channel}
            label={channel.label}
            note={noteOf(channel, index)}
            name={`${id}-channel`}
            value={channel.id}
            checked={channel.id === value}
            onChange={() => onChange(channel.id)}
          >
            <img src={`/art/channel-${channel.id}.svg`} alt="" width={40} height={40} />
          </RadioCard>
        ))}
      </div>
    </div>
  )
}
