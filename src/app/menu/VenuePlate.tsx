import type { OpenableGame } from '@/state/gameShelf'
import { openGame } from '@/components/games/openGame'
import styles from './VenuePlate.module.css'

/** A venue as a typographic plate: its code over colours picked by `index`, its name below. Button 进入{name}. */
export function VenuePlate({
  game,
  index,
  onOpen,
}: {
  game: OpenableGame
  index: number
  onOpen?: () => void
}) {
  return (
    <button
      type="button"
      className={styles.plate}
      data-tint={index % 7}
      aria-label={`进入${game.title}`}
      onClick={() => {
        openGame(game)
        onOpen?.()
      }}
    >
      <b aria-hidden="true">{game.name.toUpperCase().slice(0, 5)}</b>
      <span>{game.title}</span>
    </button>
  )
}
