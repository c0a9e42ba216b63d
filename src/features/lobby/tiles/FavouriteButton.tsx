import { useSnapshot } from 'valtio'
import { classNames } from '@/lib/classNames'
import { gameShelf, toggleFavourite, type OpenableGame } from '@/state/gameShelf'
import { Icon } from '@/ui/Icon'
import styles from './FavouriteButton.module.css'
import { keyOf } from './gameFilter'

/** The heart in the corner of a card, 收藏{name} or 取消收藏{name}: small, in a target of 44 px. */
export function FavouriteButton({ game }: { game: OpenableGame }) {
  const { favourites } = useSnapshot(gameShelf)
  const key = keyOf(game)
  const isKept = favourites.some((other) => keyOf(other) === key)
  return (
    <button
      type="button"
      aria-label={`${isKept ? '取消收藏' : '收藏'}${game.title}`}
      className={classNames(styles.heart, isKept && styles.kept)}
      onClick={() => toggleFavourite(game)}
    >
      <Icon name="heart" size={15} />
    </button>
  )
}
