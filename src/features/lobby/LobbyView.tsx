import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { classNames } from '@/lib/classNames'
import { gameShelf, type OpenableGame } from '@/state/gameShelf'
import { Chips } from '@/ui/Chips'
import { Skeleton } from '@/ui/Status'
import { keyOf } from './tiles/gameFilter'
import styles from './LobbyView.module.css'
import { arranged, providersOf, SORTS, type Sort } from './lobbyOrder'

/** Shorter lists need no controls. */
const LEAST = 6

/** Whether a list of this length has controls. */
export const hasTools = (count: number): boolean => count >= LEAST

type Props<T> = {
  items: readonly T[]
  toGame: (item: T) => OpenableGame
  /** The list's heading, in one row with the controls. */
  heading?: ReactNode
  /** Position of that row, where the list is wider than the page's content. */
  className?: string
  /** Renders the items of the view. */
  children: (shown: readonly T[]) => ReactNode
}

/** A lobby's games with a filter by provider and by favourites, and their order. */
export function LobbyView<T>({ items, toGame, heading, className, children }: Props<T>) {
  const { favourites, recent } = useSnapshot(gameShelf) as typeof gameShelf
  const [wanted, setWanted] = useState('')
  const [sort, setSort] = useState<Sort>('server')
  if (!hasTools(items.length))
    return (
      <>
        {heading && <LobbyHead className={className}>{heading}</LobbyHead>}
        {children(items)}
      </>
    )

  const kept = new Set(favourites.map(keyOf))
  const options = providersOf(items.map(toGame), kept)
  // The chosen provider or favourites filter may have disappeared.
  const filter = options.some(({ id }) => id === wanted) ? wanted : ''
  const shown = arranged(items, toGame, { filter, sort, kept, recent })
  return (
    <>
      <LobbyHead className={className}>
        {heading ?? (options.length <= 1 && <p className={styles.count}>共{items.length}款</p>)}
        {options.length > 1 && (
          <div className={classNames(styles.filter, heading !== undefined && styles.below)}>
            <Chips label="筛选厂商" options={options} value={filter} onChange={setWanted} />
          </div>
        )}
        <div className={styles.sort}>
          <Chips label="排序" look="segment" options={SORTS} value={sort} onChange={setSort} />
        </div>
      </LobbyHead>
      {children(shown)}
    </>
  )
}

/** The row of heading and controls. A loading list shows it with the heading alone. */
export const LobbyHead = ({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) => <div className={classNames(styles.tools, className)}>{children}</div>

/** Reserves the controls' box while the games load. */
export const LobbyToolsSkeleton = () => <Skeleton className={styles.tools} />
