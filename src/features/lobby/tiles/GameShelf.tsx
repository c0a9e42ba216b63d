import { pictureOf } from '@/components/games/games'
import { openGame } from '@/components/games/openGame'
import { toggleFavourite, type OpenableGame } from '@/state/gameShelf'
import { IconButton } from '@/ui/IconButton'
import { Tile } from '@/ui/Tile'
import { keyOf } from './gameFilter'

type Props = {
  title: string
  games: readonly OpenableGame[]
  /** Games that can be removed here because they have no tile in the list below. */
  removable?: (game: OpenableGame) => boolean
}

/** A row of this browser's games, 我的收藏 or 最近玩过; renders nothing when empty. */
export function GameShelf({ title, games, removable }: Props) {
  if (games.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul tabIndex={-1}>
        {games.map((game) => (
          <li key={keyOf(game)}>
            <Tile
              size="S"
              src={pictureOf(game)}
              title={game.title}
              aria-label={`开始${game.title}`}
              onClick={() => openGame(game)}
            />
            {removable?.(game) && (
              <IconButton
                icon="close"
                size={16}
                label={`取消收藏${game.title}`}
                onClick={() => toggleFavourite(game)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
