type Row = Record<string, unknown>

/** How a database returns rows: with numbers, or with every number but the id as text. */
export type RowOf = (row: Row) => Row

export const plainRow: RowOf = (row) => row

export const textRow: RowOf = (row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'id' ? String(value) : value,
    ]),
  )

/** Fields of one value, by their names in a text. */
export const all = (names: string, value: unknown): Row =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]))

/** Amounts have two decimals. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100

/** A sum: unrounded floating point from a server with numbers; decimals, or 0 for an empty one, from a server with texts. */
export function sumOf(amounts: number[], isText: boolean): number | string {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return isText && amounts.length > 0 ? String(cents(sum)) : sum
}

/** A page of rows with the addresses of the pages around it. */
export function pageOf(rows: unknown[], request: Request, page: number, perPage = 10): Row {
  const { origin, pathname } = new URL(request.url)
  const path = origin + pathname
  const current = Number.isInteger(page) && page > 0 ? page : 1
  const last = Math.max(1, Math.ceil(rows.length / perPage))
  const data = rows.slice((current - 1) * perPage, current * perPage)
  const at = (number: number) => (number >= 1 && number <= last ? `${path}?page=${number}` : null)
  const first = (current - 1) * perPage + 1
  return {
    current_page: current,
    data,
    first_page_url: at(1),
    from: data.length > 0 ? first : null,
    last_page: last,
    last_page_url: at(last),
    links: [
      { url: at(current - 1), label: '&laquo; Previous', active: false },
      ...Array.from({ length: last }, (_, index) => ({
        url: at(index + 1),
        label: String(index + 1),
        active: index + 1 === current,
      })),
      { url: at(current + 1), label: 'Next &raquo;', active: false },
    ],
    next_page_url: at(current + 1),
    path,
    per_page: perPage,
    prev_page_url: at(current - 1),
    to: data.length > 0 ? first + data.length - 1 : null,
    total: rows.length,
  }
}
