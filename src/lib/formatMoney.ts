/** An amount for display: `1234.5` → `1,234.50`; further decimals are cut. `--` when unknown. */
export function formatMoney(amount: string | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return '--'
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.')
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0').slice(0, 2)}`
  return amount.startsWith('-') && /[1-9]/.test(shown) ? `-${shown}` : shown
}

/** A limit for display: 不限 for what servers write where there is none, `99999999.99`. */
export const formatLimit = (amount: string | null): string =>
  /^(9{7,}|10{8,})(\.\d+)?$/.test(amount ?? '') ? '不限' : formatMoney(amount)

/** An amount in a sentence: `50000.00` → `50,000`, with decimals only where they count. */
const plain = (amount: string): string => formatMoney(amount).replace(/\.00$/, '')

/** A range of amounts in yuan: `100–50,000元`, or `100元起` without an upper end. */
export const yuanRange = (min: string, max: string | null): string =>
  max === null ? `${plain(min)}元起` : `${plain(min)}–${plain(max)}元`
