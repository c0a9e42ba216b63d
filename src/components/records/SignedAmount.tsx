import type { Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import styles from './SignedAmount.module.css'

type Props = {
  amount: Money | null
  /** Whether it is paid into the main account. */
  isIn: boolean
  /** Without a unit, CNY. */
  coin?: string | null
  /** It never moved: refused or failed. */
  isOff?: boolean
}

/** An amount, signed from the main account's view. */
export function SignedAmount({ amount, isIn, coin = null, isOff = false }: Props) {
  const text = formatMoney(amount)
  if (amount === null) return text
  return (
    <span className={isOff ? styles.off : isIn ? styles.in : undefined}>
      {isIn ? '+' : '-'}
      {text}
      {coin && ` ${coin}`}
    </span>
  )
}
