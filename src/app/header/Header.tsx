import { late } from '@/components/late'
import { useIsMember } from '@/components/member/useIsMember'
import { SiteLogo } from '@/components/site/SiteLogo'
import { classNames } from '@/lib/classNames'
import { seconds } from '@/lib/durations'
import { useMediaQuery } from '@/lib/useMediaQuery'
import shared from '@/ui/shared.module.css'
import { CategoryMenu } from '../menu/CategoryMenu'
import styles from './Header.module.css'
import { MemberBar } from './MemberBar'
import { MobileHeader } from './MobileHeader'
import { SearchButton } from './SearchButton'
import { useStuck, useTopNotice } from './useStuck'
import { WaysIn } from './WaysIn'

const OfflineBanner = late(() => import('../layout/restOfFrame'), 'OfflineBanner', { idle: seconds(1) })

/**
 * The site's header. CSS makes it sticky at the window's top at any scroll position, so nothing in it moves away from a press;
 * the shadow says that content is under it. Its content is final at the first paint.
 */
export function Header({ isWide, onMenu }: { isWide: boolean; onMenu: () => void }) {
  const isStuck = useStuck(useTopNotice())
  // Room for the login links beside the menu; otherwise they go into the member bar above it.
  const hasRoom = useMediaQuery('(min-width: 1200px)')
  const isMember = useIsMember()
  return (
    <header aria-label="页头" className={styles.header} data-stuck={isStuck || undefined}>
      <OfflineBanner />
      {isWide ? (
        <>
          <MemberBar hasWaysIn={!hasRoom} />
          <div className={styles.row}>
            <div className={classNames(shared.wrap, styles.inner)}>
              <SiteLogo />
              <CategoryMenu />
              <SearchButton />
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
