import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '@/api/query'
import { getDepositRange } from '@/contract/deposits'
import type { Channel, ChannelId, Protocol } from './channels'
import styles from './ChannelPicker.module.css'
import { limitsOf, limitsRange } from './limits'

type Props = {
  channels: readonly Channel[]
  value: ChannelId
  /** Chain whose range is USDT's. */
  protocol: Protocol
  onChange: (id: ChannelId) => void
}

/** The channels as radio cards, with the range of those that have been asked for theirs. */
export function ChannelPicker({ channels, value, protocol, onChange }: Props) {
  const id = useId()
  // Only what is known: a range is asked for when its channel is chosen (spec 2 §4).
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
        {channels.map((channel, index) => {
          const note = noteOf(channel, index)
          return (
            <label key={channel.id} className={styles.channel}>
              <input
                type="radio"
                name={`${id}-channel`}
                value={channel.id}
                checked={channel.id === value}
                aria-labelledby={`${id}-${channel.id}`}
                aria-describedby={note && `${id}-${channel.id}-note`}
                onChange={() => onChange(channel.id)}
              />
              <img src={`/art/channel-${channel.id}.svg`} alt="" width={40} height={40} />
              <span>
                <span id={`${id}-${channel.id}`}>{channel.label}</span>
                {note && <small id={`${id}-${channel.id}-note`}>{note}</small>}
              </span>
            </label>
          )
        })}
      </div>
    </div>
  )
}
