import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Checkbox } from '@/ui/forms/Checkbox'
import { useConsole, type ConsoleState } from './state'

const titleId = (id: string) => `${id}-title`

/** A section of the console, filled once the state is known. */
export function Panel({
  id,
  title,
  note,
  wide = false,
  children,
}: {
  id: string
  title: string
  note?: string
  wide?: boolean
  children: (state: ConsoleState) => ReactNode
}) {
  const { data, isError } = useConsole()
  return (
    <section id={id} className={wide ? 'wide' : ''} aria-labelledby={titleId(id)} aria-busy={!data}>
      <h2 id={titleId(id)} tabIndex={-1}>
        {title}
      </h2>
      {note && <p className="quiet">{note}</p>}
      {data ? children(data) : <p className="empty">{isError ? '暂时读不到数据' : '加载中'}</p>}
    </section>
  )
}

/** Its state is that of the checkbox. */
const SWITCH = { role: 'switch' }

/** A switch that saves at once; a refused one goes back to the server's value. */
export function Switch({
  label,
  on,
  turn,
}: {
  label: string
  on: boolean
  turn: (on: boolean) => Promise<boolean>
}) {
  const [wanted, setWanted] = useState<boolean>()
  const change = async (next: boolean) => {
    setWanted(next)
    await turn(next)
    setWanted(undefined)
  }
  return (
    <Checkbox
      {...SWITCH}
      label={label}
      checked={wanted ?? on}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}

/** The rows of a panel. When the one that had the focus goes, its neighbour's first button gets it, else the panel's title. */
export function Rows({
  panel,
  label,
  empty,
  children,
}: {
  panel: string
  label?: string
  empty: string
  children: ReactNode[]
}) {
  const list = useRef<HTMLUListElement>(null)
  /** The row that has the focus, and its place at the last drawing. */
  const focused = useRef<{ row: Element | undefined; at: number }>({ row: undefined, at: 0 })
  useLayoutEffect(() => {
    const { row, at } = focused.current
    if (!row) return
    const rows = [...list.current!.children]
    if (rows.includes(row)) return void (focused.current.at = rows.indexOf(row))
    focused.current.row = undefined
    const next = rows[Math.min(at, rows.length - 1)]
    ;(next?.querySelector('button') ?? document.getElementById(titleId(panel)))?.focus()
  })
  return (
    <>
      <ul
        ref={list}
        className="rows"
        aria-label={label}
        aria-labelledby={label ? undefined : titleId(panel)}
        onFocus={({ target, currentTarget }) => {
          const rows = [...currentTarget.children]
          const at = rows.findIndex((row) => row.contains(target))
          focused.current = { row: rows[at], at }
        }}
        onBlur={() => (focused.current.row = undefined)}
      >
        {children}
      </ul>
      {children.length === 0 && <p className="empty">{empty}</p>}
    </>
  )
}
