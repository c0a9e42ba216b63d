/** The element with this id. Throws when the page has none of that type. */
export function byId<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`)
  return found
}

/** A new element with a class and a text. */
export function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}

/** A sum without empty cents: `10.00` is `10`, `0.10` is `0.1`; `--` when unknown. */
export const plain = (amount: string | null): string =>
  amount === null
    ? '--'
    : amount.replace(/\.(\d*?)0+$/, (_, cents: string) => (cents === '' ? '' : `.${cents}`))

/** `1234.5` as `¥ 1,234.50`; `--` when unknown. */
export function yuan(amount: string | null): string {
  if (amount === null) return '--'
  const [whole = '0', cents = ''] = amount.split('.')
  return `¥ ${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents.padEnd(2, '0')}`
}
