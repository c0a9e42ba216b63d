import { useQuery } from '@tanstack/react-query'
import { imageUrl } from '@/api/lines'
import { query } from '@/api/query'
import type { BannerCarouselProps, Slide } from '@/components/banners/BannerCarousel'
import { BannerCopy, WELCOME, welcomeWords } from '@/components/banners/BannerCopy'
import { late } from '@/components/late'
import { useIsMember } from '@/components/member/useIsMember'
import { listBanners } from '@/contract/content'
import { minutes } from '@/lib/durations'
import { paths } from '@/navigation/paths'
import hero from '@/ui/hero.module.css'
import { Picture } from '@/ui/Picture'
import styles from './home.module.css'
import { welcomeLast } from './welcomeLast'

const BEFORE_DATA: Slide[] = [{ src: WELCOME, url: `#${paths.promotions}` }]

/** The first picture as plain HTML, in the carousel's box, until the carousel's chunk loads. */
const FirstSlide = ({ slides }: BannerCarouselProps & { hasDeposited: boolean }) => {
  const src = slides[0]?.src ?? WELCOME
  return (
    <div className={styles.first}>
      <Picture
        className={hero.cover}
        src={src === WELCOME ? src : imageUrl(src)}
        fallback={WELCOME}
        width={1920}
        height={480}
        loading="eager"
        fetchPriority="high"
      />
      {src === WELCOME && <BannerCopy {...welcomeWords} />}
    </div>
  )
}

const BannerCarousel = late(
  async () => ({
    Carousel: import.meta.env.VITE_API_BASE
      ? (await import('./HomeCarousel')).HomeCarousel
      : (await import('@/components/banners/BannerCarousel')).BannerCarousel,
  }),
  'Carousel',
  { isDecoration: true, meanwhile: FirstSlide },
)

const DepositKnown = late(() => import('./DepositKnown'), 'DepositKnown', {
  isDecoration: true,
  meanwhile: ({ children }) => children(false),
})

/** The home carousel. Shows a picture of our own until the server's arrive. */
export function HomeBanner() {
  const { data } = useQuery({ ...query(listBanners, { type: 1 }), staleTime: minutes(5) })
  const isMember = useIsMember()
  const slides = data && data.length > 0 ? data : BEFORE_DATA
  const carousel = (hasDeposited: boolean) => (
    <BannerCarousel label="首页横幅" slides={welcomeLast(slides, hasDeposited)} hasDeposited={hasDeposited} />
  )
  return isMember ? <DepositKnown>{carousel}</DepositKnown> : carousel(false)
}
