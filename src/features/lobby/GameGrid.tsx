import type { OpenableGame } from '@/state/gameShelf'
import { BAND, bandsOf, keyOf } from './gameFilter'
import styles from './GameGrid.module.css'
import { SlotCard } from './SlotCard'
import { useGrowingCount } from './useGrowingCount'

type Props = {
  games: readonly OpenableGame[]
  kind: string
  /** Keys of the favourite games. */
  favourites: ReadonlySet<string>
}

/** A long list of games: mounts a few cards first, more while scrolling, and skips layout of rows out of sight. */
export function GameGrid({ games, kind, favourites }: Props) {
  const { count, hasMore, end } = useGrowingCount(games.length, BAND)
  return (
    <>
      {bandsOf(games, count).map((band, place) => (
        <ul key={place} className={`${styles.grid} ${styles.band}`}>
          {band.map((game, index) => {
            const key = keyOf(game)
            return (
              <li key={`${key}${index}`}>
                <SlotCard game={game} kind={kind} isFavourite={favourites.has(key)} />
              </li>
            )
          })}
        </ul>
      ))}
      {hasMore && <div ref={end} className={styles.end} />}
    </>
  )
}
