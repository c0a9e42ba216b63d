import { imageUrl } from '@/api/lines'
import { fromList, useCategory } from '@/components/games/games'
import { JackpotTicker } from './JackpotTicker'
import { LobbyHero } from '@/components/games/LobbyHero'
import { Skeleton } from '@/ui/Status'
import styles from './LiveCasinoPage.module.css'
import { LiveStage } from './tiles/LiveStage'
import { LobbySection } from './LobbySection'
import { LobbyView } from './LobbyView'
import grid from './tiles/tileGrid.module.css'
import { TileList } from './tiles/TileList'
import { TileSkeletons } from './TileSkeletons'
import { VenueTile } from './tiles/VenueTile'

/** `/realbet`: accumulated jackpot, the large stage of ag and a tile per venue, as specified. */
export function LiveCasinoPage() {
  return (
    <>
      <div className={styles.hero}>
        <LobbyHero title="真人娱乐" line="多家厅馆全天开桌，随时入座。">
          <JackpotTicker label="累积奖池" divisor={4} />
        </LobbyHero>
      </div>
      <LobbySection read={useCategory('realbet')} className={styles.section} loading={<LiveSkeleton />}>
        {(games) => {
          // Servers use either case.
          const stage = games.find((game) => game.platform_name.toLowerCase() === 'ag')
          return (
            <>
              {stage && <LiveStage game={fromList(stage)} intro={stage.intro} />}
              <LobbyView items={games} toGame={fromList}>
                {(shown) => (
                  <TileList games={shown} className={grid.live}>
                    {(game, index, item) => (
                      <VenueTile
                        game={game}
                        index={index}
                        intro={item.intro}
                        logo={imageUrl(item.api_logo_img) ?? imageUrl(item.mobile_img)}
                        fills
                      />
                    )}
                  </TileList>
                )}
              </LobbyView>
            </>
          )
        }}
      </LobbySection>
    </>
  )
}

function LiveSkeleton() {
  return (
    <>
      <Skeleton className={styles.stage} />
      <TileSkeletons count={6} grid={grid.live} className={grid.box} />
    </>
  )
}
