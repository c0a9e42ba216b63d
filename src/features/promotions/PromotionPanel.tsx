import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { late } from '@/components/late'
import { useIsMember } from '@/components/member/useIsMember'
import { Region } from '@/components/Region'
import { getPromotion } from '@/contract/promotions'
import type { Data } from '@/contract/wire/endpoint'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { ServerButton } from '@/ui/ServerButton'
import { Skeleton } from '@/ui/Status'
import { wireId } from './addressValues'
import styles from './promotion.module.css'
import { termsOf } from './promotionTerms'
import { APPLIED, useApply } from './useApply'
import { useHasApplied } from './useHasApplied'

const Waiting = () => <Skeleton className={styles.waiting} />

const PromotionTexts = late(() => import('./PromotionTexts'), 'PromotionTexts', { meanwhile: Waiting })

/** The inside of an expanded card: rules and memo, fetched when it opens, and 立即参与 for members. */
export function PromotionPanel({ id }: { id: string }) {
  const detail = useQuery(query(getPromotion, { id: wireId(id) }))
  const isMember = useIsMember()
  return (
    <Region
      read={detail}
      isEmpty={(promotion) => promotion === null}
      emptyText="活动不存在或已结束"
      loading={<Waiting />}
    >
      {(promotion) =>
        promotion && (
          <div className={styles.panel}>
            <PromotionTexts heading="h3" promotion={promotion}>
              <div className={styles.actions}>
                {isMember && <Join promotion={promotion} id={id} />}
                <Link href={paths.promotion(id)} className={buttonClass({ look: 'accent', block: true })}>
                  活动详情
                </Link>
              </div>
            </PromotionTexts>
          </div>
        )
      }
    </Region>
  )
}

type Detail = NonNullable<Data<typeof getPromotion>>

/**
 * Applies without an amount. Every member has it, as specified: `can_apply` is the detail page's. Why this member can't apply
 * stands below, where the server tells.
 */
function Join({ promotion, id }: { promotion: Detail; id: string }) {
  const [hasApplied, noteApplied] = useHasApplied({ id, title: promotion.title })
  const { apply, isPending } = useApply(id, { onDone: noteApplied })
  const reason = (promotion.can_apply ? undefined : termsOf(promotion).refusal) ?? (hasApplied && APPLIED)
  return (
    <>
      <ServerButton size="lg" block busy={isPending} onClick={() => void apply()}>
        立即参与
      </ServerButton>
      {reason && <p>{reason}</p>}
    </>
  )
}
