import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { BannerCarousel, type Slide } from '@/components/BannerCarousel'
import { listBanners } from '@/contract/content'
import { minutes } from '@/lib/durations'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import styles from './HomeBanner.module.css'

/** This site's own first picture: there at the first paint, and the one that leaves room for a headline. */
const WELCOME = '/art/banner-1-welcome.svg'
const BEFORE_DATA: Slide[] = [{ src: WELCOME, url: `#${paths.promotions}` }]

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
