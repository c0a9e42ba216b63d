import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import type { BannerCarouselProps } from '@/components/banners/BannerCarousel'
import { lazyPart } from '@/components/lazyPart'
import { usePromotionList } from '@/components/promotions/usePromotionList'
import { listBanners } from '@/contract/content'
import { minutes } from '@/lib/durations'
import { Skeleton } from '@/ui/Status'
import { paths } from '@/navigation/paths'
import styles from './PromotionBanners.module.css'

const Room = () => <Skeleton className={styles.empty} />
const BannerCarousel = lazyPart<BannerCarouselProps>(
  () => import('@/components/banners/BannerCarousel').then((module) => module.BannerCarousel),
  'decoration',
  Room,
)

/** The server's banners, or the promotions' own pictures if it has none (spec 1 §2). */
export function PromotionBanners() {
  const banners = useQuery({ ...query(listBanners, { type: 1 }), staleTime: minutes(5) })
  const fromServer = banners.data?.filter(({ src }) => src !== '') ?? []
  const promotions = usePromotionList('', banners.isFetched && fromServer.length === 0)
  const own = (promotions.data ?? [])
    .filter(({ banner }) => banner !== '')
    .slice(0, 5)
    .map(({ id, banner, title }) => ({ src: banner, url: `#${paths.promotion(id)}`, alt: title }))
  const slides = fromServer.length > 0 ? fromServer : own
  if (slides.length > 0) return <BannerCarousel label="活动横幅" slides={slides} />
  return banners.isPending || promotions.isPending ? <Room /> : <div className={styles.empty} />
}
