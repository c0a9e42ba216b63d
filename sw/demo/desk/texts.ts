import { writeServerTime } from '@/contract/wire/codecs'
import { formatMoney } from '@/lib/formatMoney'

/** `14:03:20` in Beijing. */
export const timeOnly = (ms: number): string => writeServerTime(ms).slice(11)

/** `1234.5` as `¥ 1,234.50`, `-5` as `-¥ 5.00`; `--` when unknown. */
export function yuan(amount: string | null | undefined): string {
  const sum = formatMoney(amount)
  return sum === '--' ? sum : sum.replace(/^-?/, '$&¥ ')
}

/** A sum without empty cents: `1000.00` is `1,000`, `0.10` is `0.1`; `--` when unknown. */
export const plain = (amount: string | null): string => formatMoney(amount).replace(/\.?0+$/, '')
