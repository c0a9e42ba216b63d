import { pictureOf } from '@/components/games/games'
import { openGame } from '@/components/games/openGame'
import type { OpenableGame } from '@/state/gameShelf'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import styles from './Coverflow.module.css'
import { FavouriteButton } from './FavouriteButton'

type Props = {
  game: OpenableGame
  /** Such as `3/10`. */
  place: string
  /** Called when the card gets the focus, perhaps off screen. */
  onReach: () => void
}

/** One card of the coverflow with its heart and its play button 开始{name}, which a press anywhere on the card presses. */
export function CoverflowSlide({ game, place, onReach }: Props) {
  return (
    <div
      className={`swiper-slide ${styles.slide}`}
      role="group"
      aria-roledescription="幻灯片"
      aria-label={place}
    >
      <Picture
        src={pictureOf(game)}
        fallback="/placeholders/game.svg"
        width={300}
        height={400}
        draggable={false}
      />
      <p className={styles.name}>{game.title}</p>
      <button
        type="button"
        className={styles.play}
        aria-label={`开始${game.title}`}
        onClick={() => openGame(game)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) onReach()
        }}
      >
        <Icon name="play" size={24} />
      </button>
      <FavouriteButton game={game} />
    </div>
  )
}
