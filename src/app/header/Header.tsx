import { lazyPart } from '@/components/lazyPart'
import { useIsMember } from '@/components/member/useIsMember'
import { classNames } from '@/lib/classNames'
import { useMediaQuery } from '@/lib/useMediaQuery'
import shared from '@/ui/shared.module.css'
import { CategoryMenu } from '../menu/CategoryMenu'
import styles from './Header.module.css'
import { MemberBar } from './MemberBar'
import { MobileHeader } from './MobileHeader'
import { SiteLogo } from '@/components/site/SiteLogo'
import { useStuck, useTopNotice } from './useStuck'
import { WaysIn } from './WaysIn'

const OfflineBanner = lazyPart(() => import('../layout/lateParts').then((module) => module.OfflineBanner))

/**
 * The one header of the site, sticky by CSS: it keeps its place in the page, so nothing shifts. With a top notice it is let
 * go 30 px and comes back once those are scrolled. What it holds is right at the first paint (D51).
 */
export function Header({ isWide, onMenu }: { isWide: boolean; onMenu: () => void }) {
  const hasNotice = useTopNotice()
  const isStuck = useStuck(hasNotice)
  // For the ways in beside the menu; they stand in the line above it where there is none.
  const hasRoom = useMediaQuery('(min-width: 1200px)')
  const isMember = useIsMember()
  return (
    <header
      aria-label="页头"
      className={styles.header}
      data-notice={hasNotice || undefined}
      data-stuck={isStuck || undefined}
    >
      <OfflineBanner />
      {isWide ? (
        <>
          <MemberBar hasWaysIn={!hasRoom} />
          <div className={styles.row}>
            <div className={classNames(shared.wrap, styles.inner)}>
              <SiteLogo />
              <CategoryMenu />
              {hasRoom && !isMember && (
                <div className={styles.ways}>
                  <WaysIn look="accent" />
                </div>
              )}
            </div>
          </div>
        </>
      ) : (
        <div className={styles.row}>
          <MobileHeader onMenu={onMenu} />
        </div>
      )}
    </header>
  )
}
