import { memo } from 'react'
import { pictureOf } from '@/components/games/games'
import type { OpenableGame } from '@/state/gameShelf'
import { buttonClass } from '@/ui/Button'
import { Picture } from '@/ui/Picture'
import { FavouriteButton } from './FavouriteButton'
import styles from './GameCard.module.css'
import { OpenButton } from './OpenButton'

type Props = {
  game: OpenableGame
  caption: string
  verb: '进入' | '开始'
  wide?: boolean
}

/** One game: picture, name, caption and heart; all of it opens the game. */
export const GameCard = memo(function GameCard({ game, caption, verb, wide = false }: Props) {
  return (
    <div className={styles.card} data-wide={wide || undefined}>
      <div className={styles.picture}>
        <Picture src={pictureOf(game)} fallback="/placeholders/game.svg" width={320} height={240} />
      </div>
      <OpenButton game={game} verb={verb} />
      <div className={styles.foot}>
        <strong title={game.title}>{game.title}</strong>
        <FavouriteButton game={game} />
        <small>{caption}</small>
        <span aria-hidden="true" className={buttonClass({ look: 'accent', size: 'sm' })}>
          {verb}游戏
        </span>
      </div>
    </div>
  )
}, isSameCard)

// Lists create new objects on each render; compare by value to skip rendering the card.
function isSameCard(before: Props, after: Props): boolean {
  return (
    before.caption === after.caption &&
    (Object.keys(before.game) as (keyof OpenableGame)[]).every((key) => before.game[key] === after.game[key])
  )
}
