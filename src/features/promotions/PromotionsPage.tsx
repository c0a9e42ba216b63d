import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { NoticeBar } from '@/components/banners/NoticeBar'
import { late } from '@/components/late'
import { usePromotionList } from '@/components/promotions/usePromotionList'
import { useKeptQuery } from '@/components/site/useKeptQuery'
import { listBanners } from '@/contract/content'
import { listPromotionTypes } from '@/contract/promotions'
import { minutes } from '@/lib/durations'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { Chips } from '@/ui/Chips'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import { chosenType } from './addressValues'
import { PromotionList } from './PromotionList'
import styles from './promotions.module.css'

/** Promotions: banners, notices, a filter by kind and the cards. */
export function PromotionsPage() {
  const { data: types } = useQuery({ ...query(listPromotionTypes), staleTime: minutes(5) })
  const [wanted, choose] = useKeptType()
  const type = chosenType(wanted, types)
  return (
    <>
      <h1 tabIndex={-1} className={shared.srOnly}>
        优惠活动
      </h1>
      <PromotionBanners />
      <div className={shared.wrap}>
        <div className={shared.lift}>
          <NoticeBar />
        </div>
      </div>
      <div className={`${shared.wrap} ${styles.offers}`}>
        <Chips
          label="活动类型"
          options={[
            { id: '', label: '全部优惠' },
            ...(types ?? []).map(({ id, name }) => ({ id, label: name })),
          ]}
          value={type}
          onChange={choose}
        />
        <PromotionList type={type} types={types ?? []} />
      </div>
    </>
  )
}

const addressOf = (type: string) =>
  type === '' ? paths.promotions : `${paths.promotions}?${new URLSearchParams({ type }).toString()}`

const choose = (type: string) => navigate(addressOf(type), { replace: true, quiet: true })

/** The filter's selection (`''` = all), stored in the address. */
function useKeptType(): [type: string, choose: (type: string) => void] {
  return [useKeptQuery('type', choose) ?? '', choose]
}

const Room = () => <Skeleton className={styles.banner} />
const BannerCarousel = late(() => import('@/components/banners/BannerCarousel'), 'BannerCarousel', {
  isDecoration: true,
  meanwhile: Room,
})

/** The server's banners, or the promotions' own pictures if it has none. */
function PromotionBanners() {
  const banners = useQuery({ ...query(listBanners, { type: 1 }), staleTime: minutes(5) })
  const fromServer = banners.data?.filter(({ src }) => src !== '') ?? []
  const promotions = usePromotionList('', banners.isFetched && fromServer.length === 0)
  const own = (promotions.data ?? [])
    .filter(({ banner }) => banner !== '')
    .slice(0, 5)
    .map(({ id, banner, title }) => ({ src: banner, url: `#${paths.promotion(id)}`, alt: title }))
  const slides = fromServer.length > 0 ? fromServer : own
  if (slides.length > 0) return <BannerCarousel label="活动横幅" slides={slides} className={styles.banner} />
  return banners.isPending || promotions.isPending ? <Room /> : <div className={styles.banner} />
}
