import { openGame } from '@/components/games/openGame'
import type { OpenableGame } from '@/state/gameShelf'
import styles from './OpenButton.module.css'

/** Makes a whole card open its game: a button without text that covers the card. */
export function OpenButton({ game, verb = '进入' }: { game: OpenableGame; verb?: '进入' | '开始' }) {
  return (
    <button
      type="button"
      aria-label={`${verb}${game.title}`}
      className={styles.open}
      onClick={() => openGame(game)}
    />
  )
}
