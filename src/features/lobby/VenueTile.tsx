import { openGame } from '@/components/games/openGame'
import type { OpenableGame } from '@/state/gameShelf'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import styles from './VenueTile.module.css'

type Props = {
  game: OpenableGame
  /** Position in the list; picks the colours. */
  index: number
  /** The letters on the plate: the platform's, unless the whole lobby is one platform. */
  code?: string
  /** Address of a logo, or null if none loads; without one the tile is text only. */
  logo?: string | null
}

/** A large plate for one venue: code, logo if the lobby shows one, and name. Button 进入{name}. */
export function VenueTile({ game, index, code = game.name, logo }: Props) {
  return (
    <button
      type="button"
      className={styles.tile}
      data-tint={index % 7}
      aria-label={`进入${game.title}`}
      onClick={() => openGame(game)}
    >
      <b aria-hidden="true">{code.toUpperCase().slice(0, 5)}</b>
      {logo !== undefined && (
        <Picture
          src={logo}
          fallback="/placeholders/game.svg"
          className={styles.logo}
          width={172}
          height={172}
        />
      )}
      <span className={styles.foot}>
        <span className={styles.name}>
          {game.title}
          <small>进入游戏</small>
        </span>
        <span className={styles.go}>
          <Icon name="right" size={18} />
        </span>
      </span>
    </button>
  )
}
