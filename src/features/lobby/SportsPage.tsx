import { imageUrl } from '@/api/lines'
import { fromList, plateCode, useCategory } from '@/components/games/games'
import { JackpotTicker } from './JackpotTicker'
import { LobbyHero } from '@/components/games/LobbyHero'
import { LobbySection } from './LobbySection'
import { LobbyView } from './LobbyView'
import grid from './tiles/tileGrid.module.css'
import { TileList } from './tiles/TileList'
import { TileSkeletons } from './TileSkeletons'
import { VenueTile } from './tiles/VenueTile'

/** `/sport`: total jackpot and a tile with logo per sport item. */
export function SportsPage() {
  return (
    <>
      <LobbyHero title="体育赛事" line="赛前投注，单场与串关，赛后结算。">
        <JackpotTicker label="总奖池" divisor={3} />
      </LobbyHero>
      <LobbySection
        read={useCategory('sport')}
        loading={<TileSkeletons count={6} grid={grid.sports} className={grid.box} />}
      >
        {(games) => (
          <LobbyView items={games} toGame={fromList}>
            {(shown) => (
              <TileList games={shown} className={grid.sports}>
                {(game, index, item) => (
                  <VenueTile
                    game={game}
                    index={index}
                    code={plateCode(item, games)}
                    intro={item.intro}
                    logo={imageUrl(item.api_logo_img) ?? imageUrl(item.mobile_img)}
                  />
                )}
              </TileList>
            )}
          </LobbyView>
        )}
      </LobbySection>
    </>
  )
}
