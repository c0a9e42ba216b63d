import type { ReactNode } from 'react'
import { fromList } from '@/components/games/games'
import type { Game } from '@/contract/games'
import type { OpenableGame } from '@/state/gameShelf'
import styles from './TileList.module.css'
import { useGrowingCount } from './useGrowingCount'

/** Two rows of three. */
const IN_SIGHT = 6

type Props = {
  games: readonly Game[]
  className: string | undefined
  /** Renders the tile of one game. */
  children: (game: OpenableGame, index: number, item: Game) => ReactNode
}

/** A tile per game of a lobby. Mounts a few first and skips layout of tiles out of sight, so long lists open fast. */
export function TileList({ games, className, children }: Props) {
  const { count, hasMore, end } = useGrowingCount(games.length, IN_SIGHT)
  return (
    <>
      <ul className={className}>
        {games.slice(0, count).map((item, index) => (
          <li key={`${item.platform_name}${item.game_code}${index}`} className={styles.tile}>
            {children(fromList(item), index, item)}
          </li>
        ))}
      </ul>
      {hasMore && <div ref={end} className={styles.end} />}
    </>
  )
}
