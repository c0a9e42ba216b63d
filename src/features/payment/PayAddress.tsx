import { useId } from '@/lib/useId'
import { CopyButton } from '@/components/forms/CopyButton'
import styles from './PayAddress.module.css'

/** The address to pay to, with a copy button. */
export function PayAddress({ label, address }: { label: string; address: string }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.address}>
        <code aria-labelledby={id} role="group">
          {address || '--'}
        </code>
        {address !== '' && <CopyButton text={address} label={label} look="primary" />}
      </div>
    </div>
  )
}
