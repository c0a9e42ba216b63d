import type { OpenableGame } from '@/state/gameShelf'
import { BAND, bandsOf, keyOf } from './gameFilter'
import { GameCard } from './GameCard'
import styles from './GameGrid.module.css'
import { useGrowingCount } from './useGrowingCount'

type Props = {
  games: readonly OpenableGame[]
  kind: string
}

/** A long list of games: mounts a few cards first, more while scrolling, and skips layout of rows out of sight. */
export function GameGrid({ games, kind }: Props) {
  const { count, hasMore, end } = useGrowingCount(games.length, BAND)
  return (
    <>
      {bandsOf(games, count).map((band, place) => (
        <ul key={place} className={`${styles.grid} ${styles.band}`}>
          {band.map((game, index) => (
            <li key={`${keyOf(game)}${index}`}>
              <GameCard game={game} caption={`${game.name.toUpperCase()} ${kind}`} verb="开始" />
            </li>
          ))}
        </ul>
      ))}
      {hasMore && <div ref={end} className={styles.end} />}
    </>
  )
}
