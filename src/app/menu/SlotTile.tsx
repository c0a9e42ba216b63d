import { pictureOf } from '@/components/games/games'
import { openGame } from '@/components/games/openGame'
import type { OpenableGame } from '@/state/gameShelf'
import { Picture } from '@/ui/Picture'
import styles from './SlotTile.module.css'

/** A game as its picture and name; button 进入{name}. */
export function SlotTile({ game, onOpen }: { game: OpenableGame; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={`进入${game.title}`}
      onClick={() => {
        openGame(game)
        onOpen()
      }}
    >
      <Picture src={pictureOf(game)} fallback="/art/tile-06-reels.svg" width={320} height={240} />
      <span>{game.title}</span>
    </button>
  )
}
