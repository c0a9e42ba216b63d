import type { Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import styles from './WinLoss.module.css'

/** The result of a bet, with 赢 or 输 for screen readers, which tend to skip a minus. */
export function WinLoss({ amount }: { amount: Money | null }) {
  const shown = formatMoney(amount)
  if (!/[1-9]/.test(shown)) return <span className={styles.even}>{shown}</span>
  const isLoss = shown.startsWith('-')
  return (
    <span className={isLoss ? styles.loss : styles.win}>
      <span className={shared.srOnly}>{isLoss ? '输' : '赢'} </span>
      {isLoss ? shown : `+${shown}`}
    </span>
  )
}
