import { useCategory } from '@/components/games/games'
import { openGame } from '@/components/games/openGame'
import { Button } from '@/ui/Button'
import { GameCard } from './GameCard'
import { LiftedNotices } from './LiftedNotices'
import { LobbyBanner } from './LobbyBanner'
import { LobbySection } from './LobbySection'
import styles from './LotteryPage.module.css'
import { TileList } from './TileList'
import { TileSkeletons } from './TileSkeletons'

/** `/lottery`: banner, notices and a tile per item with 进入游戏 (spec 1 §2). */
export function LotteryPage() {
  return (
    <>
      <LobbyBanner
        title="彩票游戏"
        line="开奖准时，规则清楚，理性购彩。"
        picture="/art/banner-5-lottery.svg"
      />
      <LiftedNotices />
      <LobbySection
        read={useCategory('lottery')}
        loading={<TileSkeletons count={6} grid={styles.grid} className={styles.box} />}
      >
        {(games) => (
          <TileList games={games} className={styles.grid}>
            {(game) => (
              <GameCard
                game={game}
                caption={game.name.toUpperCase()}
                wide
                action={
                  <Button
                    look="accent"
                    size="sm"
                    aria-label={`进入${game.title}`}
                    onClick={() => openGame(game)}
                  >
                    进入游戏
                  </Button>
                }
              />
            )}
          </TileList>
        )}
      </LobbySection>
    </>
  )
}
