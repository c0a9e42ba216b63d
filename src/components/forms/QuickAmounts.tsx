import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import styles from './QuickAmounts.module.css'

type Props = {
  amounts: readonly number[]
  value: string
  onPick: (amount: string) => void
  /** Whether an amount is within the channel's range. */
  isAllowed?: (amount: number) => boolean
}

/** Buttons for preset amounts, shown as `2,999` and named 快捷金额2,999元. */
export function QuickAmounts({ amounts, value, onPick, isAllowed = () => true }: Props) {
  return (
    <div className={styles.amounts} role="group" aria-label="快捷金额">
      {amounts.map((amount) => {
        const shown = formatMoney(String(amount)).replace('.00', '')
        return (
          <Button
            key={amount}
            look="outline"
            aria-label={`快捷金额${shown}元`}
            aria-pressed={value === String(amount)}
            disabled={!isAllowed(amount)}
            onClick={() => onPick(String(amount))}
          >
            {shown}
          </Button>
        )
      })}
    </div>
  )
}
