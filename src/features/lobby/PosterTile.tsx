import { pictureOf } from '@/components/games/games'
import { openGame } from '@/components/games/openGame'
import type { OpenableGame } from '@/state/gameShelf'
import { buttonClass } from '@/ui/Button'
import { classNames } from '@/lib/classNames'
import { Picture } from '@/ui/Picture'
import styles from './PosterTile.module.css'

/** A tall picture with the game's name; all of it is the button 进入{name}. */
export function PosterTile({ game }: { game: OpenableGame }) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={`进入${game.title}`}
      onClick={() => openGame(game)}
    >
      <Picture src={pictureOf(game)} fallback="/placeholders/game.svg" width={360} height={440} />
      <span className={styles.foot}>
        <span className={styles.name}>{game.title}</span>
        <span className={classNames(buttonClass({ look: 'accent', size: 'sm' }), styles.enter)}>
          进入游戏
        </span>
      </span>
    </button>
  )
}
