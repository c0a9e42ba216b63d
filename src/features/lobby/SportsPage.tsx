import { imageUrl } from '@/api/lines'
import { fromList, useCategory } from '@/components/games'
import { JackpotTicker } from '@/components/JackpotTicker'
import { LobbyHero } from '@/components/LobbyHero'
import { LobbySection } from './LobbySection'
import grid from './tileGrid.module.css'
import { TileSkeletons } from './TileSkeletons'
import { VenueTile } from './VenueTile'

/** /sport: total jackpot, a tile with logo per sport item (spec 1 §2, divisor §9). */
export function SportsPage() {
  return (
    <>
      <LobbyHero title="体育赛事" line="赛前与滚球，全球联赛同步更新。">
        <JackpotTicker label="总奖池" divisor={3} />
      </LobbyHero>
      <LobbySection
        read={useCategory('sport')}
        loading={<TileSkeletons count={6} grid={grid.sports} className={grid.box} />}
      >
        {(games) => (
          <ul className={grid.sports}>
            {games.map((game, index) => (
              <li key={`${game.platform_name}${game.game_code}${index}`}>
                <VenueTile
                  game={fromList(game)}
                  index={index}
                  logo={imageUrl(game.api_logo_img) ?? imageUrl(game.mobile_img)}
                />
              </li>
            ))}
          </ul>
        )}
      </LobbySection>
    </>
  )
}
