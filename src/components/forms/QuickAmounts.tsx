import { formatMoney } from '@/lib/formatMoney'
import styles from './QuickAmounts.module.css'

type Props = {
  amounts: readonly number[]
  value: string
  onPick: (amount: string) => void
  /** Whether an amount may be picked now (within the channel's range). */
  isAllowed?: (amount: number) => boolean
}

/** Quick amounts, shown `2,999`, with the accessible name 快捷金额2,999元. */
export function QuickAmounts({ amounts, value, onPick, isAllowed = () => true }: Props) {
  return (
    <div className={styles.amounts} role="group" aria-label="快捷金额">
      {amounts.map((amount) => {
        const shown = formatMoney(String(amount)).replace('.00', '')
        return (
          <button
            key={amount}
            type="button"
            aria-label={`快捷金额${shown}元`}
            aria-pressed={value === String(amount)}
            disabled={!isAllowed(amount)}
            onClick={() => onPick(String(amount))}
          >
            {shown}
          </button>
        )
      })}
    </div>
  )
}
