import { fromList, useCategory } from '@/components/games/games'
import { JackpotTicker } from './JackpotTicker'
import { LobbyHero } from '@/components/games/LobbyHero'
import { LobbySection } from './LobbySection'
import { PosterTile } from './tiles/PosterTile'
import styles from './EsportsPage.module.css'
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
        loading={<TileSkeletons count={TILES} grid={styles.grid} className={styles.box} />}
      >
        {(games) => (
          <ul className={styles.grid}>
            {games.slice(0, TILES).map((game, index) => (
              <li key={`${game.platform_name}${game.game_code}${index}`}>
                <PosterTile game={fromList(game)} intro={game.intro} />
              </li>
            ))}
          </ul>
        )}
      </LobbySection>
    </>
  )
}
