import { NETWORKS, type Network } from '@/contract/values/networks'
import { useId } from '@/lib/useId'
import { Choices } from '@/ui/forms/Choices'
import { RadioCard } from '@/ui/forms/RadioCard'
import styles from './DepositForm.module.css'

/** The network of a USDT deposit. */
export function ProtocolPicker({ value, onChange }: { value: Network; onChange: (value: Network) => void }) {
  const id = useId()
  return (
    <Choices label="协议" className={styles.channels}>
      {NETWORKS.map((protocol) => (
        <RadioCard
          key={protocol}
          label={protocol}
          name={`${id}-protocol`}
          value={protocol}
          checked={protocol === value}
          onChange={() => onChange(protocol)}
        />
      ))}
    </Choices>
  )
}
