import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/Button'

/** Rows at a time. */
const STEP = 100

type Props<Row> = {
  rows: readonly Row[]
  children: (shown: readonly Row[]) => ReactNode
}

/**
 * Shows a long list a hundred rows at a time, with 显示更多 below: some servers send a whole list at once, and 20,000 mounted rows
 * block the page for half a minute.
 */
export function InParts<Row>({ rows, children }: Props<Row>) {
  const [count, setCount] = useState(STEP)
  const left = rows.length - count
  return (
    <>
      {children(left > 0 ? rows.slice(0, count) : rows)}
      {left > 0 && (
        <Button look="outline" block onClick={() => setCount(count + STEP)}>
          显示更多（还有{left}条）
        </Button>
      )}
    </>
  )
}
