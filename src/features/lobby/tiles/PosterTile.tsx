import { pictureOf } from '@/components/games/games'
import type { OpenableGame } from '@/state/gameShelf'
import { buttonClass } from '@/ui/Button'
import { classNames } from '@/lib/classNames'
import { Picture } from '@/ui/Picture'
import { FavouriteButton } from './FavouriteButton'
import { OpenButton } from './OpenButton'
import hero from '@/ui/hero.module.css'
import styles from './PosterTile.module.css'

/** A tall picture with the game's name, line and heart; all of it opens the game. */
export function PosterTile({ game, intro }: { game: OpenableGame; intro: string }) {
  return (
    <div className={styles.tile}>
      <Picture
        className={hero.cover}
        src={pictureOf(game)}
        fallback="/placeholders/game.svg"
        width={360}
        height={440}
      />
      <p className={styles.foot}>
        <span className={styles.name}>
          {game.title} {intro && <small>{intro}</small>}
        </span>
        <span
          aria-hidden="true"
          className={classNames(buttonClass({ look: 'accent', size: 'sm' }), styles.enter)}
        >
          进入游戏
        </span>
      </p>
      <OpenButton game={game} />
      <FavouriteButton game={game} />
    </div>
  )
}
