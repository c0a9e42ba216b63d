/** An amount for display: `1234.5` → `1,234.50`; further decimals are cut. `--` when unknown. */
export function formatMoney(amount: string | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return '--'
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.')
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0').slice(0, 2)}`
  return amount.startsWith('-') && /[1-9]/.test(shown) ? `-${shown}` : shown
}

/** An amount in a sentence: `50000.00` → `50,000`, with decimals only where they count. */
const plain = (amount: string): string => formatMoney(amount).replace(/\.00$/, '')

/** A range of amounts in yuan: `100–50,000元`, or `100元起` without an upper end. */
export const yuanRange = (min: string, max: string | null): string =>
  max === null ? `${plain(min)}元起` : `${plain(min)}–${plain(max)}元`
