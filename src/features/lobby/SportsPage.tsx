import { imageUrl } from '@/api/lines'
import { fromList, useCategory } from '@/components/games/games'
import { captionOf } from '@/components/games/halls'
import { LobbyHero } from '@/components/games/LobbyHero'
import { Picture } from '@/ui/Picture'
import shared from '@/ui/shared.module.css'
import { JackpotTicker } from './JackpotTicker'
import { LobbySection } from './LobbySection'
import { LobbyView } from './LobbyView'
import { GameTile } from './tiles/GameTile'
import { Tiles } from './tiles/Tiles'
import grid from './tiles/Tiles.module.css'
import { TileSkeletons } from './TileSkeletons'

/** `/sport`: total jackpot and a tile with logo per sport item. */
export function SportsPage() {
  return (
    <>
      <LobbyHero title="体育赛事" line="赛前投注，单场与串关，赛后结算。">
        <JackpotTicker label="总奖池" divisor={3} />
      </LobbyHero>
      <LobbySection read={useCategory('sport')} loading={<TileSkeletons count={6} grid={grid.venues} />}>
        {(games) => (
          <LobbyView items={games} toGame={fromList}>
            {(shown) => (
              <Tiles items={shown} toGame={fromList} grid={grid.venues}>
                {(game, { intro, api_logo_img, mobile_img }, index) => (
                  <GameTile
                    size="L"
                    game={game}
                    drawing={
                      <span className={grid.plate} data-tint={TINTS[index % 7]}>
                        <Picture
                          src={imageUrl(api_logo_img) ?? imageUrl(mobile_img)}
                          fallback="/placeholders/game.svg"
                          width={160}
                          height={160}
                        />
                      </span>
                    }
                    {...ledBySport(intro, captionOf(game))}
                  />
                )}
              </Tiles>
            )}
          </LobbyView>
        )}
      </LobbySection>
    </>
  )
}

/** The order of the plates' colours (tokens.css). */
const TINTS = [1, 0, 4, 3, 2, 6, 5]

/** The sport above the venue's name and the rest of its line below, of 足球・今日48场; else the line alone. */
function ledBySport(intro: string, caption: string) {
  const [sport, rest] = intro.split(/・(.*)/s)
  if (!rest) return { line: intro || caption }
  return {
    code: sport,
    line: (
      <>
        <span className={shared.srOnly}>・</span>
        {rest}
      </>
    ),
  }
}
