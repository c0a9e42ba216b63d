import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '@/api/query'
import { imageUrl } from '@/api/lines'
import type { BannerCarouselProps, Slide } from '@/components/banners/BannerCarousel'
import { BannerCopy, WELCOME, welcomeWords } from '@/components/banners/BannerCopy'
import { lazyPart } from '@/components/lazyPart'
import { useIsMember } from '@/components/member/useIsMember'
import { listBanners } from '@/contract/content'
import { minutes } from '@/lib/durations'
import { paths } from '@/navigation/paths'
import { Picture } from '@/ui/Picture'
import hero from '@/ui/hero.module.css'
import styles from './home.module.css'
import { welcomeLast } from './welcomeLast'

const BEFORE_DATA: Slide[] = [{ src: WELCOME, url: `#${paths.promotions}` }]

/** The first picture as plain HTML, in the carousel's box, until the carousel's chunk loads. */
const FirstSlide = ({ slides }: BannerCarouselProps) => {
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

const BannerCarousel = lazyPart<BannerCarouselProps & { hasDeposited: boolean }>(
  () =>
    import.meta.env.VITE_API_BASE
      ? import('./HomeCarousel').then((module) => module.HomeCarousel)
      : import('@/components/banners/BannerCarousel').then((module) => module.BannerCarousel),
  'decoration',
  FirstSlide,
)

type KnownProps = { children: (hasDeposited: boolean) => ReactNode }
const DepositKnown = lazyPart<KnownProps>(
  () => import('./DepositKnown').then((module) => module.DepositKnown),
  'decoration',
  ({ children }) => children(false),
)

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
