import type { CSSProperties } from 'react'
import { fromList, plateCode, useCategory } from '@/components/games/games'
import { openGame } from '@/components/games/openGame'
import { late } from '@/components/late'
import { Region } from '@/components/Region'
import type { Game } from '@/contract/games'
import { Link } from '@/navigation/Link'
import type { OpenableGame } from '@/state/gameShelf'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import { Tile } from '@/ui/Tile'
import styles from './CategoryPanel.module.css'
import type { LobbyEntry } from './menu'

const SlotsCarousel = late(() => import('./SlotsCarousel'), 'SlotsCarousel', { isDecoration: true })

/** The content of a drop-down: a link to the lobby, and its first venues or, for slots, a carousel. */
export function CategoryPanel({ entry, onLeave }: { entry: LobbyEntry; onLeave: () => void }) {
  const { title, path, lobby } = entry
  const { category, hall, most } = lobby
  const read = useCategory(category)
  return (
    <div className={`${shared.wrap} ${styles.panel}`}>
      <p className={styles.head}>
        <span>
          {title}
          {read.data && read.data.length > 1 && ` · 共${read.data.length}款`}
        </span>
        <Link href={path} onClick={onLeave}>
          进入{hall}大厅
          <Icon name="right" size={16} />
        </Link>
      </p>
      <Region read={read} loading={<Waiting count={most} />} isEmpty={(games) => games.length === 0}>
        {(games) =>
          category === 'concise' ? (
            <div className={styles.carousel}>
              <SlotsCarousel label={title} games={games.map(fromList)} shown={most} onOpen={onLeave} />
            </div>
          ) : (
            <Plates games={games} most={most} onOpen={onLeave} />
          )
        }
      </Region>
    </div>
  )
}

/** One row of up to `most` plates where the window has room, else two. */
const columns = (most: number) => ({ '--columns': most, '--half': Math.ceil(most / 2) }) as CSSProperties

const Plates = ({ games, most, onOpen }: { games: Game[]; most: number; onOpen: () => void }) => (
  <ul className={styles.plates} style={columns(most)}>
    {games.slice(0, most).map((game, index) => (
      <li key={`${game.platform_name}/${game.game_code}/${game.name}`}>
        <VenuePlate game={fromList(game)} code={plateCode(game, games)} index={index} onOpen={onOpen} />
      </li>
    ))}
  </ul>
)

type PlateProps = { game: OpenableGame; code: string; index: number; onOpen: () => void }

/** A venue: its code and its name on a colour picked by `index`. */
function VenuePlate({ game, code, index, onOpen }: PlateProps) {
  return (
    <Tile
      size="L"
      src={null}
      drawing={<span className={styles.plate} data-tint={index % 7} />}
      code={code.toUpperCase().slice(0, 5)}
      title={game.title}
      aria-label={`进入${game.title}`}
      onClick={() => {
        openGame(game)
        onOpen()
      }}
    />
  )
}

const Waiting = ({ count }: { count: number }) => (
  <div className={styles.plates} style={columns(count)}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className={styles.box} />
    ))}
  </div>
)
