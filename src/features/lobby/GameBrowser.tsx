import type { OpenableGame } from '@/state/gameShelf'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'
import styles from './GameBrowser.module.css'
import { keyOf, matching } from './gameFilter'
import { GameGrid } from './GameGrid'
import { GameShelf } from './GameShelf'
import { useShelves } from './useShelves'

type Props = {
  games: OpenableGame[]
  /** 电子 or 捕鱼, shown under each name. */
  kind: string
  typed: string
}

/** Favourites and recents, then every game; while searching, only the matches (D35). */
export function GameBrowser({ games, kind, typed }: Props) {
  const { favourites, recent, kept } = useShelves(games)
  const isSearching = typed.trim() !== ''
  const found = matching(games, typed)
  const hasShelves = !isSearching && (favourites.length > 0 || recent.length > 0)
  const listed = new Set(games.map(keyOf))
  return (
    <>
      {hasShelves && (
        <div className={styles.shelves}>
          <GameShelf title="我的收藏" games={favourites} removable={(game) => !listed.has(keyOf(game))} />
          <GameShelf title="最近玩过" games={recent} />
          <h2 className={styles.all}>全部游戏</h2>
        </div>
      )}
      <p role="status" className={shared.srOnly}>
        {isSearching && `找到${found.length}款游戏`}
      </p>
      {found.length === 0 ? (
        <EmptyState text="没有找到相关游戏" />
      ) : (
        <GameGrid key={typed.trim()} games={found} kind={kind} favourites={kept} />
      )}
    </>
  )
}
