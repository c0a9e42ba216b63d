/** An amount for display: `1234.5` → `1,234.50`; further decimals are cut (D26). `--` when unknown. */
export function formatMoney(amount: string | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return '--'
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.')
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0').slice(0, 2)}`
  return amount.startsWith('-') && /[1-9]/.test(shown) ? `-${shown}` : shown
}
