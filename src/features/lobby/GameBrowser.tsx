import { useSnapshot } from 'valtio'
import { isOfSlots } from '@/components/games/halls'
import { gameShelf, type OpenableGame } from '@/state/gameShelf'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'
import styles from './lobby.module.css'
import { LobbyView } from './LobbyView'
import { keyOf, matching } from './tiles/gameFilter'
import { GameShelf } from './tiles/GameShelf'
import { GameTile } from './tiles/GameTile'
import { Tiles } from './tiles/Tiles'
import grid from './tiles/Tiles.module.css'

const same = (game: OpenableGame) => game

type Props = {
  games: OpenableGame[]
  /** 电子 or 捕鱼, shown under each name. */
  kind: string
  typed: string
}

/** Favourites and this lobby's recents, then every game; while searching, only the matches. */
export function GameBrowser({ games, kind, typed }: Props) {
  const { favourites, recent: played } = useSnapshot(gameShelf) as typeof gameShelf
  const recent = played.filter(isOfSlots)
  const isSearching = typed.trim() !== ''
  const hasShelves = !isSearching && (favourites.length > 0 || recent.length > 0)
  const listed = new Set(hasShelves ? games.map(keyOf) : [])
  return (
    <>
      {hasShelves && (
        <div className={styles.shelves}>
          <GameShelf title="我的收藏" games={favourites} removable={(game) => !listed.has(keyOf(game))} />
          <GameShelf title="最近玩过" games={recent} />
          <h2>全部游戏</h2>
        </div>
      )}
      <LobbyView items={games} toGame={same}>
        {(shown, isOnes) => (
          <Matches
            games={matching(shown, typed)}
            caption={({ name }) => (isOnes ? undefined : `${name.toUpperCase()} ${kind}`)}
            typed={typed.trim()}
          />
        )}
      </LobbyView>
    </>
  )
}

type MatchesProps = {
  games: readonly OpenableGame[]
  caption: (game: OpenableGame) => string | undefined
  typed: string
}

/** The games found, and their number for screen readers. */
function Matches({ games, caption, typed }: MatchesProps) {
  return (
    <>
      <p role="status" className={shared.srOnly}>
        {typed !== '' && `找到${games.length}款游戏`}
      </p>
      {games.length === 0 ? (
        <EmptyState text="没有找到相关游戏" />
      ) : (
        <Tiles key={typed} items={games} toGame={same} grid={grid.games}>
          {(game) => <GameTile game={game} line={caption(game)} verb="开始" />}
        </Tiles>
      )}
    </>
  )
}
