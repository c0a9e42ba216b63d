import { useId } from '@/lib/useId'
import { NETWORKS, type Network } from '@/contract/values/networks'
import styles from './ProtocolPicker.module.css'

/** The network of a USDT deposit. */
export function ProtocolPicker({ value, onChange }: { value: Network; onChange: (value: Network) => void }) {
  const id = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>协议</legend>
      <div className={styles.segment}>
        {NETWORKS.map((protocol) => (
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
