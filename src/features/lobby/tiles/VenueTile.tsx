import { captionOf } from '@/components/games/halls'
import { classNames } from '@/lib/classNames'
import type { OpenableGame } from '@/state/gameShelf'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { FavouriteButton } from './FavouriteButton'
import { OpenButton } from './OpenButton'
import styles from './VenueTile.module.css'

type Props = {
  game: OpenableGame
  /** Position in the list; picks the colours. */
  index: number
  /** The letters on the plate: the platform's, unless the whole lobby is one platform. */
  code?: string
  /** The server's line about the venue, or its provider and lobby. */
  intro: string
  /** Address of a logo, or null if none loads; without one the tile is text only. */
  logo?: string | null
  /** Whether the logo is a picture that fills the plate's right side. */
  fills?: boolean
}

/** The order of the plates' colours (tokens.css) in a lobby. */
const TINTS = [1, 0, 4, 3, 2, 6, 5]

/** A large plate for one venue: code, logo if the lobby shows one, name, line and heart; all of it opens the venue. */
export function VenueTile({ game, index, code = game.name, intro, logo, fills = false }: Props) {
  return (
    <div className={styles.tile} data-tint={TINTS[index % 7]}>
      <b aria-hidden="true">{code.toUpperCase().slice(0, 5)}</b>
      {logo !== undefined && (
        <Picture
          src={logo}
          fallback="/placeholders/game.svg"
          className={classNames(styles.logo, fills && styles.fills)}
          width={172}
          height={172}
        />
      )}
      <OpenButton game={game} />
      <p className={styles.foot}>
        <span className={styles.name}>
          {game.title} <small>{intro || captionOf(game)}</small>
        </span>
        <FavouriteButton game={game} />
        <span className={styles.go}>
          <Icon name="right" size={18} />
        </span>
      </p>
    </div>
  )
}
