import { fromList, useCategory } from '@/components/games/games'
import { lazyPart } from '@/components/lazyPart'
import { classNames } from '@/lib/classNames'
import { Region } from '@/components/Region'
import { Skeleton } from '@/ui/Status'
import shared from '@/ui/shared.module.css'
import styles from './BoardGamesPage.module.css'
import { LiftedNotices } from './LiftedNotices'
import { LoadingBar } from './LoadingBar'
import { LobbyBanner } from './LobbyBanner'
import { LobbyHead, LobbyView } from './LobbyView'

const CardSkeleton = () => <Skeleton className={styles.skeleton} />
const Coverflow = lazyPart(
  () => import('./tiles/Coverflow').then((module) => module.Coverflow),
  undefined,
  CardSkeleton,
)

/** `/joker`: banner, notices and the coverflow of all board games. */
export function BoardGamesPage() {
  const read = useCategory('joker')
  const place = classNames(shared.wrap, styles.tools)
  const heading = (
    <div className={classNames(shared.sectionHead, styles.head)}>
      <h2>热门牌桌</h2>
      {read.data?.length !== 1 && <p>左右滑动选择</p>}
    </div>
  )
  return (
    <>
      <LobbyBanner
        title="棋牌游戏"
        line="经典牌桌，规则清楚，随时开一局。"
        picture="/art/stage-4-board.svg"
      />
      <LiftedNotices />
      <section className={styles.section} aria-label="游戏列表">
        <LoadingBar read={read} />
        <Region
          read={read}
          loading={
            <>
              <LobbyHead className={place}>{heading}</LobbyHead>
              <CardSkeleton />
            </>
          }
          isEmpty={(games) => games.length === 0}
        >
          {(games) => (
            <LobbyView items={games} toGame={fromList} heading={heading} className={place}>
              {(shown) => (
                // Swiper only knows its initial cards, so a new list needs a new carousel.
                <Coverflow
                  key={shown.map((game) => `${game.platform_name}${game.game_code}`).join()}
                  games={shown.map(fromList)}
                />
              )}
            </LobbyView>
          )}
        </Region>
      </section>
    </>
  )
}
