import { NoticeBar } from '@/components/banners/NoticeBar'
import { late } from '@/components/late'
import { useSiteTitle } from '@/components/site/useSite'
import shared from '@/ui/shared.module.css'
import { CategoryGrid } from './CategoryGrid'
import { HomeBanner } from './HomeBanner'
import { PlatformTiles } from './PlatformTiles'

const HomeExtras = late(() => import('./HomeExtras'), 'HomeExtras')

/** The home page. Renders without waiting for the server; late parts fill reserved boxes. */
export function HomePage() {
  const title = useSiteTitle()
  return (
    <>
      <h1 tabIndex={-1} className={shared.srOnly}>
        {title}
      </h1>
      <HomeBanner />
      <div className={shared.wrap}>
        <div className={shared.lift}>
          <NoticeBar />
        </div>
        <CategoryGrid />
      </div>
      <PlatformTiles />
      <HomeExtras />
    </>
  )
}
