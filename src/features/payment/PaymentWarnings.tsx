import { Icon } from '@/ui/Icon'
import styles from './PaymentWarnings.module.css'

/** What to mind before paying. */
export function PaymentWarnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <section className={styles.warnings} aria-labelledby="payment-warnings">
      <h2 id="payment-warnings">
        <Icon name="warn" size={20} />
        付款前请确认
      </h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  )
}
