import { fromList, useCategory } from '@/components/games/games'
import { captionOf } from '@/components/games/halls'
import { GameCard } from './tiles/GameCard'
import { LiftedNotices } from './LiftedNotices'
import { LobbyBanner } from './LobbyBanner'
import { LobbySection } from './LobbySection'
import { LobbyView } from './LobbyView'
import styles from './LotteryPage.module.css'
import { TileList } from './tiles/TileList'
import { TileSkeletons } from './TileSkeletons'

/** `/lottery`: banner, notices and a tile per item with 进入游戏. */
export function LotteryPage() {
  return (
    <>
      <LobbyBanner
        title="彩票游戏"
        line="开奖准时，规则清楚，理性购彩。"
        picture="/art/stage-5-lottery.svg"
      />
      <LiftedNotices />
      <LobbySection
        read={useCategory('lottery')}
        loading={<TileSkeletons count={6} grid={styles.grid} className={styles.box} />}
      >
        {(games) => (
          <LobbyView items={games} toGame={fromList}>
            {(shown) => (
              <TileList games={shown} className={styles.grid}>
                {(game, _, { intro }) => (
                  <GameCard game={game} caption={intro || captionOf(game)} verb="进入" wide />
                )}
              </TileList>
            )}
          </LobbyView>
        )}
      </LobbySection>
    </>
  )
}
