import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import type { OpenableGame } from '@/state/gameShelf'
import { keyOf } from './gameFilter'
import styles from './Tiles.module.css'
import { useGrowingCount } from './useGrowingCount'

/** Two rows of six. */
const IN_SIGHT = 12

type Props<T> = {
  items: readonly T[]
  toGame: (item: T) => OpenableGame
  grid: string | undefined
  /** Renders the tile of one game. */
  children: (game: OpenableGame, item: T, index: number) => ReactNode
}

/** A tile per game of a lobby. Mounts a few first and skips layout of tiles out of sight, so long lists open fast. */
export function Tiles<T>({ items, toGame, grid, children }: Props<T>) {
  const { count, hasMore, end } = useGrowingCount(items.length, IN_SIGHT)
  return (
    <>
      <ul className={classNames(grid, styles.list)}>
        {items.slice(0, count).map((item, index) => {
          const game = toGame(item)
          return <li key={`${keyOf(game)}${index}`}>{children(game, item, index)}</li>
        })}
      </ul>
      {hasMore && <div ref={end} className={styles.end} />}
    </>
  )
}
