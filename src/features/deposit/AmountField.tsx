import type { InputHTMLAttributes, Ref } from 'react'
import { QuickAmounts } from '@/components/forms/QuickAmounts'
import { money } from '@/contract/values/money'
import { TextField } from '@/ui/forms/TextField'
import { IconButton } from '@/ui/IconButton'
import { isWithin, rangeHint, type AmountRange } from './amountRange'

/** Amounts to pick, as specified. */
const QUICK = [100, 399, 599, 2999, 4999, 12999] as const

type Props = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>
  typed: string
  range: AmountRange
  error: string | undefined
  onPick: (amount: string) => void
}

/** The amount field with its range and the quick amounts within them. */
export function AmountField({ typed, range, error, onPick, ...input }: Props) {
  return (
    <TextField
      {...input}
      label="存款金额"
      placeholder={rangeHint(range)}
      inputMode="decimal"
      autoComplete="off"
      money
      error={error}
      end={typed !== '' && <IconButton icon="close" size={18} label="清空金额" onClick={() => onPick('')} />}
      below={
        <QuickAmounts
          amounts={QUICK}
          value={typed}
          onPick={onPick}
          isAllowed={(amount) => isWithin(money(String(amount)), range)}
        />
      }
    />
  )
}
