import { useId } from 'react'
import { PROTOCOLS, type Protocol } from './channels'
import styles from './ProtocolPicker.module.css'

/** The chain of a USDT deposit. */
export function ProtocolPicker({
  value,
  onChange,
}: {
  value: Protocol
  onChange: (value: Protocol) => void
}) {
  const id = useId()
  return (
    <fieldset className={styles.field}>
      <legend>协议</legend>
      <div className={styles.segment}>
        {PROTOCOLS.map((protocol) => (
          <label key={protocol}>
            <input
              type="radio"
              name={`${id}-protocol`}
              value={protocol}
              checked={protocol === value}
              onChange={() => onChange(protocol)}
            />
            {protocol}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
