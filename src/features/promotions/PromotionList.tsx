import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { query } from '@/api/query'
import { serverNow } from '@/api/serverClock'
import { InParts } from '@/components/InParts'
import { useIsMember } from '@/components/member/useIsMember'
import { usePromotionList } from '@/components/promotions/usePromotionList'
import { Region } from '@/components/Region'
import { listApplications, type Promotion } from '@/contract/promotions'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Button, buttonClass } from '@/ui/Button'
import { EmptyState, Skeleton } from '@/ui/Status'
import { haveFirst, ownState } from './ownState'
import { PromotionCard } from './PromotionCard'
import styles from './promotions.module.css'

type Props = { type: string; types: readonly { id: string; name: string }[] }

/** A time of this device, ms, by the server's clock. */
const onServer = (time: number) => time + serverNow() - Date.now()

const toHaveFirst = (rows: readonly Promotion[]) => haveFirst(rows, serverNow())

/** The cards of one kind, members' with their own state and what they can have first in each page, at most one expanded, with further pages on demand. */
export function PromotionList({ type, types }: Props) {
  const isMember = useIsMember()
  const list = usePromotionList(type, true, isMember ? toHaveFirst : undefined)
  const { data: applied } = useQuery({ ...query(listApplications, { page: 1 }), enabled: isMember })
  const stateOf = (promotion: Promotion) => {
    const now = serverNow()
    return applied ? ownState(promotion, applied.data, onServer(list.dataUpdatedAt), now) : null
  }
  // Until the visitor chooses, the first card is open.
  const [chosenId, setChosenId] = useState<string | null>()
  return (
    <Region
      read={list}
      loading={
        <div className={styles.list}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className={styles.waiting} />
          ))}
        </div>
      }
    >
      {(promotions) => {
        const openId = chosenId === undefined ? promotions[0]?.id : chosenId
        return (
          <>
            {promotions.length === 0 && !list.hasNextPage && (
              <EmptyState text="暂无优惠活动" reason="新的活动上线后会显示在这里。">
                <Link href={paths.slots()} className={buttonClass({ look: 'outline' })}>
                  去玩游戏
                </Link>
              </EmptyState>
            )}
            <InParts rows={promotions}>
              {(shown) => (
                <ul className={styles.list}>
                  {shown.map((promotion) => (
                    <li key={promotion.id}>
                      <PromotionCard
                        promotion={promotion}
                        kind={types.find(({ id }) => id === promotion.type)?.name}
                        own={stateOf(promotion)}
                        isOpen={promotion.id === openId}
                        onToggle={() => setChosenId(promotion.id === openId ? null : promotion.id)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </InParts>
            {list.hasNextPage && (
              <LoadMore
                isLoading={list.isFetchingNextPage}
                hasFailed={list.isFetchNextPageError}
                onLoad={() => void list.fetchNextPage()}
              />
            )}
          </>
        )
      }}
    </Region>
  )
}

type LoadMoreProps = { isLoading: boolean; hasFailed: boolean; onLoad: () => void }

/** Loads the next page when the end is this close to the window. */
const AHEAD = '320px'

/** The end of an unfinished list: loads when near the window or by button; after a failure by button only. */
function LoadMore({ isLoading, hasFailed, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  const isWaiting = isLoading || hasFailed
  useEffect(() => {
    if (isWaiting || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load()
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [isWaiting])

  return (
    <div ref={end} className={styles.more}>
      {hasFailed && !isLoading && <output>内容加载失败，请稍后重试</output>}
      <Button look="outline" busy={isLoading} onClick={onLoad}>
        {isLoading ? '加载中' : hasFailed ? '重试' : '加载更多'}
      </Button>
    </div>
  )
}
