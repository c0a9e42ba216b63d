import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { imageUrl } from '@/api/lines'
import type { BannerCarouselProps, Slide } from '@/components/BannerCarousel'
import { lazyPart } from '@/components/lazyPart'
import { listBanners } from '@/contract/content'
import { minutes } from '@/lib/durations'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { Picture } from '@/ui/Picture'
import styles from './HomeBanner.module.css'

/** This site's own first picture: there at the first paint, and the one that leaves room for a headline. */
const WELCOME = '/art/banner-1-welcome.svg'
const BEFORE_DATA: Slide[] = [{ src: WELCOME, url: `#${paths.promotions}` }]

/** The first picture as plain HTML, in the carousel's box, until the carousel takes over (performance.md). */
const FirstSlide = ({ slides }: BannerCarouselProps) => (
  <div className={styles.first}>
    <Picture
      src={imageUrl(slides[0]?.src ?? WELCOME)}
      fallback={WELCOME}
      width={1920}
      height={480}
      loading="eager"
      fetchPriority="high"
    />
  </div>
)

const BannerCarousel = lazyPart<BannerCarouselProps>(
  () => import('@/components/BannerCarousel').then((module) => module.BannerCarousel),
  undefined,
  FirstSlide,
)

/**
 * The home carousel (spec 1 §2). The headline belongs to the welcome picture: it fades with that slide, and an
 * operator's own first banner, which carries its own words, is left alone.
 */
export function HomeBanner() {
  const { data } = useQuery({ ...query(listBanners, { type: 1 }), staleTime: minutes(5) })
  const slides = data && data.length > 0 ? data : BEFORE_DATA
  const isOurs = slides[0]?.src.endsWith(WELCOME)
  return (
    <div className={styles.stage}>
      <BannerCarousel label="首页横幅" slides={slides} />
      {isOurs && (
        <div className={styles.copy}>
          <div>
            <h2>
              首存礼金
              <br />
              最高 <em>888</em> 元
            </h2>
            <p>新会员首次存款即可申请，规则清晰，1 倍流水可取。</p>
            {/* The whole slide is the link; this only shows that there is one. */}
            <span className={`${buttonClass({ size: 'lg' })} ${styles.go}`} aria-hidden="true">
              查看活动
            </span>
          </div>
        </div>
      )}
    </div>
  )
}
