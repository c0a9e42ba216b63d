import { useEffect, useState } from 'react'
import { seconds } from '@/lib/durations'

/** A row whose values have changed. */
export type Change<Row> = { key: string; before: Row; now: Row }

/** The keys of rows. Equal rows, such as two transfers in one second, are numbered. */
export function keysOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): string[] {
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
  keyOf: (row: Row) => string,
): Change<Row>[] {
  const oldKeys = keysOf(before, keyOf)
  const old = new Map(before.map((row, index) => [oldKeys[index], row]))
  return keysOf(now, keyOf).flatMap((key, index) => {
    const [was, is] = [old.get(key), now[index]!]
    const isChanged = was !== undefined && JSON.stringify(was) !== JSON.stringify(is)
    return isChanged ? [{ key, before: was, now: is }] : []
  })
}

/** How long a changed row stays marked. */
const MARKED = seconds(4)

/**
 * The changes of the last 4 s to rows that were already shown (D70). A row is compared with what was last shown of it, on
 * any page and under any filter. Returns the same list until the changes differ.
 */
export function useRecordChanges<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): readonly Change<Row>[] {
  const [{ rows: before, changes }, setShown] = useState({ rows, changes: [] as readonly Change<Row>[] })
  if (rows !== before) {
    const fresh = before && rows ? changesOf(before, rows, keyOf) : []
    const kept = changes.filter(({ key }) => fresh.every((change) => change.key !== key))
    setShown({ rows, changes: fresh.length > 0 ? [...kept, ...fresh] : changes })
  }

  useEffect(() => {
    if (changes.length === 0) return
    const timer = setTimeout(() => setShown((last) => ({ ...last, changes: [] })), MARKED)
    return () => clearTimeout(timer)
  }, [changes])

  return changes
}
