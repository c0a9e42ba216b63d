import { useEffect, useRef, useState } from 'react'
import type { ShelvedGame } from '@/state/gameShelf'
import { bandsOf, FIRST, keyOf, MORE } from './gameFilter'
import styles from './GameGrid.module.css'
import { SlotCard } from './SlotCard'

type Props = {
  games: readonly ShelvedGame[]
  kind: string
  /** Keys of the favourites. */
  favourites: ReadonlySet<string>
}

/** A long list of games: few cards at first, more as the reader nears the end, rows out of sight not laid out. */
export function GameGrid({ games, kind, favourites }: Props) {
  const [count, setCount] = useState(FIRST)
  const end = useRef<HTMLDivElement>(null)
  const hasMore = count < games.length

  // Observed anew after each step: the end may still be near, and only a change would be reported.
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((before) => before + MORE)
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, hasMore])

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
