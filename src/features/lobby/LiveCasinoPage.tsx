import { imageUrl } from '@/api/lines'
import { fromList, useCategory } from '@/components/games/games'
import { captionOf } from '@/components/games/halls'
import { LobbyHero } from '@/components/games/LobbyHero'
import { openGame } from '@/components/games/openGame'
import { Skeleton } from '@/ui/Status'
import { Tile } from '@/ui/Tile'
import { JackpotTicker } from './JackpotTicker'
import styles from './lobby.module.css'
import { LobbySection } from './LobbySection'
import { LobbyView } from './LobbyView'
import { GameTile } from './tiles/GameTile'
import { Tiles } from './tiles/Tiles'
import grid from './tiles/Tiles.module.css'
import { TileSkeletons } from './TileSkeletons'

/** `/realbet`: accumulated jackpot, the large stage of ag and a tile per venue, as specified. */
export function LiveCasinoPage() {
  return (
    <>
      <LobbyHero title="真人娱乐" line="多家厅馆全天开桌，随时入座。">
        <JackpotTicker label="累积奖池" divisor={4} />
      </LobbyHero>
      <LobbySection
        read={useCategory('realbet')}
        loading={
          <>
            <Skeleton className={styles.stage} />
            <TileSkeletons count={6} grid={grid.venues} tools />
          </>
        }
      >
        {(games) => {
          // Servers use either case.
          const stage = games.find((game) => game.platform_name.toLowerCase() === 'ag')
          return (
            <>
              {stage && (
                <div className={styles.stage}>
                  <Tile
                    size="L"
                    src="/art/stage-2-live.svg"
                    code="推荐厅"
                    title={stage.name}
                    line={stage.intro || '全天开桌，随时入座。'}
                    go="开始游戏"
                    aria-label="开始游戏"
                    onClick={() => openGame(fromList(stage))}
                  />
                </div>
              )}
              <LobbyView items={games} toGame={fromList}>
                {(shown) => (
                  <Tiles items={shown} toGame={fromList} grid={grid.venues}>
                    {(game, { intro, api_logo_img, mobile_img }) => (
                      <GameTile
                        size="L"
                        game={game}
                        src={imageUrl(api_logo_img) ?? imageUrl(mobile_img)}
                        code={game.name.toUpperCase()}
                        line={intro || captionOf(game)}
                      />
                    )}
                  </Tiles>
                )}
              </LobbyView>
            </>
          )
        }}
      </LobbySection>
    </>
  )
}
