import { useId } from 'react'
import type { Channel, ChannelId } from './channels'
import styles from './ChannelPicker.module.css'

type Props = { channels: readonly Channel[]; value: ChannelId; onChange: (id: ChannelId) => void }

/** The channels as radio cards. */
export function ChannelPicker({ channels, value, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.label}>
        存款方式
      </p>
      <div className={styles.channels} role="radiogroup" aria-labelledby={id}>
        {channels.map((channel) => (
          <label key={channel.id} className={styles.channel}>
            <input
              type="radio"
              name={`${id}-channel`}
              value={channel.id}
              checked={channel.id === value}
              onChange={() => onChange(channel.id)}
            />
            <img src={`/art/channel-${channel.id}.svg`} alt="" width={40} height={40} />
            {channel.label}
          </label>
        ))}
      </div>
    </div>
  )
}
