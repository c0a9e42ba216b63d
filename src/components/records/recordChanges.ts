/** Identifies a row across answers. */
export type RowKey<Row> = (row: Row) => string
/** A row whose values have changed. */
export type Change<Row> = { key: string; before: Row; now: Row }

/** The keys of rows. Equal rows, such as two transfers in one second, are numbered. */
export function keysOf<Row>(rows: readonly Row[], keyOf: RowKey<Row>): string[] {
  const times = new Map<string, number>()
  return rows.map((row) => {
    const key = keyOf(row)
    const earlier = times.get(key) ?? 0
    times.set(key, earlier + 1)
    return `${key} ${earlier}`
  })
}

/** The rows of `now` that were in `before` with other values; new rows don't count. */
export function changesOf<Row>(
  before: readonly Row[],
  now: readonly Row[],
  keyOf: RowKey<Row>,
): Change<Row>[] {
  const oldKeys = keysOf(before, keyOf)
  const old = new Map(before.map((row, index) => [oldKeys[index], row]))
  return keysOf(now, keyOf).flatMap((key, index) => {
    const [was, is] = [old.get(key), now[index]!]
    return was !== undefined && JSON.stringify(was) !== JSON.stringify(is)
      ? [{ key, before: was, now: is }]
      : []
  })
}
