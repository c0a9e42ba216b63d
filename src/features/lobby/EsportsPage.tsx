import { fromList, useCategory } from '@/components/games/games'
import { LobbyHero } from '@/components/games/LobbyHero'
import { JackpotTicker } from './JackpotTicker'
import { LobbySection } from './LobbySection'
import { GameTile } from './tiles/GameTile'
import { Tiles } from './tiles/Tiles'
import grid from './tiles/Tiles.module.css'
import { TileSkeletons } from './TileSkeletons'

const TILES = 4

/** `/gaming`: total jackpot and tiles for the first four items. */
export function EsportsPage() {
  return (
    <>
      <LobbyHero title="电子竞技" line="热门电竞赛事，单场与串关。">
        <JackpotTicker label="总奖池" divisor={2} />
      </LobbyHero>
      <LobbySection
        read={useCategory('gaming')}
        loading={<TileSkeletons count={TILES} grid={grid.posters} />}
      >
        {(games) => (
          <Tiles items={games.slice(0, TILES)} toGame={fromList} grid={grid.posters}>
            {(game, { intro }) => <GameTile size="L" game={game} line={intro} />}
          </Tiles>
        )}
      </LobbySection>
    </>
  )
}
