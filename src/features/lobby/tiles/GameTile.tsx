import { memo, useRef, type ComponentProps } from 'react'
import { useSnapshot } from 'valtio'
import { isTitled, pictureOf } from '@/components/games/games'
import { openGame } from '@/components/games/openGame'
import { classNames } from '@/lib/classNames'
import { gameShelf, toggleFavourite, type OpenableGame } from '@/state/gameShelf'
import { Icon } from '@/ui/Icon'
import { Tile } from '@/ui/Tile'
import { keyOf } from './gameFilter'
import styles from './Tiles.module.css'

type Props = Partial<ComponentProps<typeof Tile>> & { game: OpenableGame; verb?: '进入' | '开始' }

/** How long a press is long, ms. */
const LONG = 500

/** A game that one keeps by its heart or a long press; all of it opens the game. */
export const GameTile = memo(function GameTile({ game, verb = '进入', ...tile }: Props) {
  const { favourites } = useSnapshot(gameShelf)
  const key = keyOf(game)
  const isKept = favourites.some((other) => keyOf(other) === key)
  const keep = () => toggleFavourite(game)
  return (
    <Tile
      src={pictureOf(game)}
      title={game.title}
      isTitled={isTitled(game)}
      {...tile}
      aria-label={`${verb}${game.title}`}
      {...usePresses(() => openGame(game), keep)}
      action={
        <button
          type="button"
          aria-label={`${isKept ? '取消收藏' : '收藏'}${game.title}`}
          className={classNames(styles.heart, isKept && styles.kept)}
          onClick={keep}
        >
          <Icon name="heart" size={15} />
        </button>
      }
    />
  )
}, isSameTile)

// Lists create new objects on each render; compare by value to skip rendering the tile.
function isSameTile({ game, ...before }: Props, { game: next, ...after }: Props): boolean {
  const isIn = <T extends object>(a: T, b: T) =>
    (Object.keys(a) as (keyof T)[]).every((name) => a[name] === b[name])
  return isIn(game, next) && isIn(before, after) && isIn(after, before)
}

/** A press, and a finger's long one, after which no press follows. */
function usePresses(onPress: () => void, onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType }: { pointerType: string }) => {
      wasLong.current = false
      if (pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLong()
      }, LONG)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onClick: () => wasLong.current || onPress(),
  }
}
