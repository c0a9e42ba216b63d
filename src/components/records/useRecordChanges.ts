import { useEffect, useState } from 'react'
import { seconds } from '@/lib/durations'
import { changesOf, type Change, type RowKey } from './recordChanges'

/** How long a changed row stays marked. */
const MARKED = seconds(4)

/**
 * The changes of the last 4 s to rows that were already shown (D70). A row is compared with what was last shown of it, on
 * any page and under any filter. Returns the same list until the changes differ.
 */
export function useRecordChanges<Row>(
  rows: readonly Row[] | undefined,
  keyOf: RowKey<Row>,
): readonly Change<Row>[] {
  const [shown, setShown] = useState<{ rows: typeof rows; changes: readonly Change<Row>[] }>({
    rows,
    changes: [],
  })
  if (rows !== shown.rows) {
    const fresh = shown.rows && rows ? changesOf(shown.rows, rows, keyOf) : []
    const kept = shown.changes.filter(({ key }) => fresh.every((change) => change.key !== key))
    setShown({ rows, changes: fresh.length > 0 ? [...kept, ...fresh] : shown.changes })
  }
  const { changes } = shown

  useEffect(() => {
    if (changes.length === 0) return
    const timer = setTimeout(() => setShown((last) => ({ ...last, changes: [] })), MARKED)
    return () => clearTimeout(timer)
  }, [changes])

  return changes
}
