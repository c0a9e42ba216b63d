import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { imageUrl } from '@/api/lines'
import { query } from '@/api/query'
import { LobbyHero } from '@/components/games/LobbyHero'
import { late } from '@/components/late'
import { useIsMember } from '@/components/member/useIsMember'
import { Region } from '@/components/Region'
import { getPromotion } from '@/contract/promotions'
import { classNames } from '@/lib/classNames'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import hero from '@/ui/hero.module.css'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import shared from '@/ui/shared.module.css'
import { EmptyState, Skeleton } from '@/ui/Status'
import { surface } from '@/ui/Surface'
import { wireId } from './addressValues'
import { ApplyBar } from './ApplyBar'
import styles from './promotion.module.css'
import { termsOf } from './promotionTerms'

const Waiting = () => <Skeleton className={styles.waiting} />

const PromotionTexts = late(() => import('./PromotionTexts'), 'PromotionTexts', { meanwhile: Waiting })

/** One promotion: banner, rules, memo, and the floating 申请优惠 for members who may apply, else why not. */
export function PromotionPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  const read = useQuery({ ...query(getPromotion, { id: wireId(id) }), enabled: id !== '' })
  const isMember = useIsMember()
  const promotion = id === '' ? null : read.data
  const terms = promotion ? termsOf(promotion) : {}
  const about = [promotion?.type_name, terms.period].filter(Boolean).join(' · ')
  return (
    <>
      {promotion === null ? (
        <LobbyHero title="活动详情" />
      ) : (
        <div className={classNames(hero.hero, hero.shaded)}>
          {promotion && (
            <Picture
              key={id}
              className={hero.cover}
              src={imageUrl(promotion.banner)}
              fallback="/placeholders/stage.svg"
              alt=""
              width={1920}
              height={480}
              loading="eager"
              fetchPriority="high"
            />
          )}
          <div className={classNames(shared.wrap, hero.words)}>
            <h1 tabIndex={-1} className={styles.title}>
              {promotion?.title ? <WithFigures text={promotion.title} /> : '活动详情'}
            </h1>
            {about !== '' && <p>{about}</p>}
          </div>
        </div>
      )}
      <div className={`${shared.wrap} ${styles.content}`}>
        <Link href={paths.promotions} className={shared.back}>
          <Icon name="left" size={18} />
          优惠活动
        </Link>
        {promotion === null ? (
          <EmptyState text="活动不存在或已结束">
            <Link href={paths.promotions} className={buttonClass({ look: 'outline' })}>
              查看全部优惠
            </Link>
          </EmptyState>
        ) : (
          <Region read={read} loading={<Waiting />}>
            {(data) => data && <PromotionTexts heading="h2" promotion={data} className={surface()} />}
          </Region>
        )}
      </div>
      {isMember && promotion && (promotion.can_apply || terms.refusal) && (
        <ApplyBar
          key={id}
          id={id}
          title={promotion.title}
          terms={terms}
          refusal={promotion.can_apply ? undefined : terms.refusal}
        />
      )}
    </>
  )
}

/** A title with its figures in gold. */
const WithFigures = ({ text }: { text: string }) =>
  text.split(/(\d[\d,.]*)/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))
