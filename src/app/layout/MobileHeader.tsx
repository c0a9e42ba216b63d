import { Link } from 'wouter'
import { lazyPart } from '@/components/lazyPart'
import { useIsMember } from '@/components/useIsMember'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { Button, buttonClass } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import shared from '@/ui/shared.module.css'
import styles from './MobileHeader.module.css'
import { SiteLogo } from './SiteLogo'

const MobileMember = lazyPart(() => import('./memberParts').then((module) => module.MobileMember))

/** The header's one row below 768 px: the menu, the logo, and the balance or the way in. */
export function MobileHeader({ onMenu }: { onMenu: () => void }) {
  const isMember = useIsMember()
  return (
    <div className={classNames(shared.wrap, styles.row)}>
      <IconButton icon="menu" label="打开菜单" size={24} aria-haspopup="dialog" onClick={onMenu} />
      <SiteLogo />
      {isMember ? (
        <MobileMember />
      ) : (
        <div className={styles.end}>
          <Button look="text" size="sm" onClick={openLogin}>
            登录
          </Button>
          <Link href={paths.register} className={buttonClass({ size: 'sm' })}>
            免费注册
          </Link>
        </div>
      )}
    </div>
  )
}
