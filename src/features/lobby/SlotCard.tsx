import { memo } from 'react'
import { openGame } from '@/components/games/openGame'
import { classNames } from '@/lib/classNames'
import { toggleFavourite, type OpenableGame } from '@/state/gameShelf'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { GameCard } from './GameCard'
import styles from './SlotCard.module.css'

type Props = { game: OpenableGame; kind: string; isFavourite: boolean }

/** A game of the slots lobby, with the buttons 开始{name} and favourite. */
export const SlotCard = memo(function SlotCard({ game, kind, isFavourite }: Props) {
  return (
    <GameCard
      game={game}
      caption={`${game.name.toUpperCase()} ${kind}`}
      corner={
        <IconButton
          icon="heart"
          size={18}
          label={`${isFavourite ? '取消收藏' : '收藏'}${game.title}`}
          className={classNames(styles.star, isFavourite && styles.kept)}
          onClick={() => toggleFavourite(game)}
        />
      }
      action={
        <Button look="accent" size="sm" aria-label={`开始${game.title}`} onClick={() => openGame(game)}>
          开始游戏
        </Button>
      }
    />
  )
}, isSameCard)

// The list creates new objects on each render; compare by value to skip rendering the card.
function isSameCard(before: Props, after: Props): boolean {
  return (
    before.kind === after.kind &&
    before.isFavourite === after.isFavourite &&
    (Object.keys(before.game) as (keyof OpenableGame)[]).every((key) => before.game[key] === after.game[key])
  )
}
