import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Link } from '@/navigation/Link'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import styles from './HomeRows.module.css'

type Props<T> = {
  title: string
  /** Where 全部 leads. */
  to?: string
  items: readonly T[]
  keyOf: (item: T) => string
  /** Renders one card, a single control with this tab index. */
  children: (item: T, tabIndex: number) => ReactNode
}

/**
 * A row of cards that snaps while it scrolls: by touch, wheel, its buttons, or with arrows, Home and End, which move the focus.
 * One tab stop.
 */
export function SnapRow<T>({ title, to, items, keyOf, children }: Props<T>) {
  const row = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState(0)
  const [edge, measure] = useEdge(row, items.length)
  const current = Math.min(stop, items.length - 1)

  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1
    const targets: Record<string, number> = {
      ArrowRight: Math.min(current + 1, last),
      ArrowLeft: Math.max(current - 1, 0),
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setStop(target)
    row.current?.querySelectorAll<HTMLElement>(':scope > li > *')[target]?.focus()
  }
  const turn = (by: 1 | -1) =>
    row.current?.scrollBy({ left: by * row.current.clientWidth * 0.9, behavior: 'smooth' })

  return (
    <section aria-label={title} className={styles.section}>
      <Heading title={title}>
        {to && (
          <Link href={to} aria-label={`全部${title}`} className={styles.all}>
            全部
            <Icon name="right" size={16} />
          </Link>
        )}
        {edge !== 'both' && (
          <div className={styles.turns}>
            <IconButton
              icon="left"
              label={`${title}上一组`}
              aria-disabled={edge === 'start'}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon="right"
              label={`${title}下一组`}
              aria-disabled={edge === 'end'}
              onClick={() => turn(1)}
            />
          </div>
        )}
      </Heading>
      <ul ref={row} className={styles.row} onScroll={measure} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <li key={keyOf(item)} onFocus={() => setStop(index)}>
            {children(item, index === current ? 0 : -1)}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Edge = 'start' | 'end' | 'both' | 'none'

/** The visible ends of a row, and a function that measures them after scrolling. */
function useEdge(row: RefObject<HTMLUListElement | null>, count: number): [Edge, () => void] {
  const [edge, setEdge] = useState<Edge>('start')
  const measure = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row.current!
    const isStart = scrollLeft < 4
    const isEnd = scrollLeft + clientWidth > scrollWidth - 4
    setEdge(isStart ? (isEnd ? 'both' : 'start') : isEnd ? 'end' : 'none')
  }
  const onResize = useEffectEvent(measure)
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize())
    observer.observe(row.current!)
    return () => observer.disconnect()
  }, [row, count])
  return [edge, measure]
}
