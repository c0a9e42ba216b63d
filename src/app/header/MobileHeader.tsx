import { late } from '@/components/late'
import { useIsMember } from '@/components/member/useIsMember'
import { SiteLogo } from '@/components/site/SiteLogo'
import { classNames } from '@/lib/classNames'
import { seconds } from '@/lib/durations'
import { IconButton } from '@/ui/IconButton'
import shared from '@/ui/shared.module.css'
import styles from './MobileHeader.module.css'
import { SearchButton } from './SearchButton'
import { WaysIn } from './WaysIn'

const BackToTop = late(() => import('../layout/restOfFrame'), 'BackToTop', { idle: seconds(1) })
const MobileMember = late(() => import('./memberHeader'), 'MobileMember')

/** The header row below 768 px: menu, logo, and the balance or the login links. */
export function MobileHeader({ onMenu }: { onMenu: () => void }) {
  const isMember = useIsMember()
  return (
    <div className={classNames(shared.wrap, styles.row)}>
      <IconButton icon="menu" label="打开菜单" size={24} aria-haspopup="dialog" onClick={onMenu} />
      <SiteLogo />
      <SearchButton />
      {/* Here it covers nothing. */}
      <BackToTop className={styles.top} />
      {isMember ? (
        <MobileMember />
      ) : (
        <div className={styles.end}>
          <WaysIn look="text" />
        </div>
      )}
    </div>
  )
}
