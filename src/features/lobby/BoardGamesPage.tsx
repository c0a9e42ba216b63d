import { fromList, useCategory } from '@/components/games/games'
import { captionOf } from '@/components/games/halls'
import { LobbyHero } from '@/components/games/LobbyHero'
import { late } from '@/components/late'
import { Skeleton } from '@/ui/Status'
import { LiftedNotices } from './LiftedNotices'
import styles from './lobby.module.css'
import { LobbySection } from './LobbySection'
import { LobbyView } from './LobbyView'
import { GameTile } from './tiles/GameTile'
import { Tiles } from './tiles/Tiles'
import grid from './tiles/Tiles.module.css'
import { TileSkeletons } from './TileSkeletons'

const Room = () => <Skeleton className={styles.stage} />
const Coverflow = late(() => import('./tiles/Coverflow'), 'Coverflow', { meanwhile: Room })

/** `/joker`: banner, notices, the coverflow of all board games and a tile for each. */
export function BoardGamesPage() {
  return (
    <>
      <LobbyHero title="棋牌游戏" line="经典牌桌，规则清楚，随时开一局。" picture="/art/stage-4-board.svg" />
      <LiftedNotices />
      <LobbySection
        read={useCategory('joker')}
        loading={
          <>
            <Room />
            <TileSkeletons count={6} grid={grid.boards} />
          </>
        }
      >
        {(games) => (
          <>
            {/* Swiper only knows its initial cards, so a new list needs a new carousel. */}
            <Coverflow
              key={games.map((game) => `${game.platform_name}${game.game_code}`).join()}
              games={games.map(fromList)}
            />
            <LobbyView items={games} toGame={fromList}>
              {(shown, isOnes) => (
                <Tiles items={shown} toGame={fromList} grid={grid.boards}>
                  {(game) => <GameTile game={game} line={isOnes ? undefined : captionOf(game)} />}
                </Tiles>
              )}
            </LobbyView>
          </>
        )}
      </LobbySection>
    </>
  )
}
