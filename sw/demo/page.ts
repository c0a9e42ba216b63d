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

const grouped = (whole: string) => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** A sum without empty cents: `1000.00` is `1,000`, `0.10` is `0.1`; `--` when unknown. */
export function plain(amount: string | null): string {
  if (amount === null) return '--'
  const [whole = '0', cents = ''] = amount.split('.')
  const left = cents.replace(/0+$/, '')
  return left === '' ? grouped(whole) : `${grouped(whole)}.${left}`
}

/** `1234.5` as `¥ 1,234.50`; `--` when unknown. */
export function yuan(amount: string | null): string {
  if (amount === null) return '--'
  const [whole = '0', cents = ''] = amount.split('.')
  return `¥ ${grouped(whole)}.${cents.padEnd(2, '0')}`
}
