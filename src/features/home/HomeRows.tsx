import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { imageUrl } from '@/api/lines'
import { serverNow } from '@/api/serverClock'
import { fromList, isTitled, pictureOf, useCategory } from '@/components/games/games'
import { captionOf } from '@/components/games/halls'
import { openGame } from '@/components/games/openGame'
import { runsAt } from '@/components/promotions/shownPromotions'
import { usePromotionList } from '@/components/promotions/usePromotionList'
import type { Category } from '@/contract/games'
import { useNear } from '@/lib/useNear'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { gameShelf, type OpenableGame } from '@/state/gameShelf'
import { Skeleton } from '@/ui/Status'
import { Tile } from '@/ui/Tile'
import styles from './HomeRows.module.css'
import { SnapRow } from './SnapRow'

/** Cards in a row; the lobby has the rest. */
const MOST = 12
/** Distance in px at which a row mounts its cards. */
const NEAR = 400

const HALLS: readonly { title: string; category: Category; to: string }[] = [
  { title: '热门电子', category: 'concise', to: paths.slots('concise') },
  { title: '真人厅', category: 'realbet', to: paths.liveCasino },
  { title: '棋牌', category: 'joker', to: paths.boardGames },
  { title: '彩票', category: 'lottery', to: paths.lottery },
]

/**
 * The rows of games and promotions below the home page's tiles. Empty rows are left out; each mounts when near the screen. What was
 * played last takes the place of the live halls, to which a tile above leads.
 */
export function HomeRows() {
  const { recent, favourites } = useSnapshot(gameShelf) as typeof gameShelf
  return (
    <>
      <GameRow title="最近玩过" games={recent} />
      <GameRow title="我的收藏" games={favourites} />
      {HALLS.filter(({ category }) => category !== 'realbet' || recent.length === 0).map((hall) => (
        <HallRow key={hall.category} {...hall} />
      ))}
      <PromotionRow />
    </>
  )
}

function GameRow({ title, to, games }: { title: string; to?: string; games: readonly OpenableGame[] }) {
  if (games.length === 0) return null
  return (
    <SnapRow
      title={title}
      {...(to && { to })}
      items={games.slice(0, MOST)}
      keyOf={({ name, code, title: of }) => `${name}/${code}/${of}`}
    >
      {(game, tabIndex) => (
        <Tile
          src={pictureOf(game)}
          title={game.title}
          isTitled={isTitled(game)}
          line={captionOf(game)}
          tabIndex={tabIndex}
          onClick={() => openGame(game)}
        />
      )}
    </SnapRow>
  )
}

/** The first games of a lobby, from the list the page fetches anyway. */
function HallRow({ title, category, to }: (typeof HALLS)[number]) {
  const [box, isNear] = useNear<HTMLDivElement>(NEAR)
  const { data, isLoading } = useCategory(category, true)
  if (data && isNear) return <GameRow title={title} to={to} games={data.map(fromList)} />
  return data || isLoading || !isNear ? <Waiting box={box} /> : null
}

/** The promotions that run today, by the server's clock. */
function PromotionRow() {
  const [box, isNear] = useNear<HTMLDivElement>(NEAR)
  const { data, isLoading } = usePromotionList('', isNear)
  if (!isNear || isLoading) return <Waiting box={box} />
  const today = data?.filter((promotion) => runsAt(promotion, serverNow())) ?? []
  if (today.length === 0) return null
  return (
    <div className={styles.promotions}>
      <SnapRow title="今日优惠" to={paths.promotions} items={today.slice(0, MOST)} keyOf={({ id }) => id}>
        {({ id, title, banner }, tabIndex) => (
          <Tile
            as={Link}
            href={paths.promotion(id)}
            src={imageUrl(banner)}
            fallback="/placeholders/stage.svg"
            title={title || `活动${id}`}
            tabIndex={tabIndex}
          />
        )}
      </SnapRow>
    </div>
  )
}

const Waiting = ({ box }: { box: RefObject<HTMLDivElement | null> }) => (
  <div ref={box} className={styles.waiting} aria-hidden="true">
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} className={styles.box} />
    ))}
  </div>
)
