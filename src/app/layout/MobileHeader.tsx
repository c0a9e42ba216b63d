import { Link } from 'wouter'
import { BalanceText } from '@/components/BalanceText'
import { useIsMember } from '@/components/useMember'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { Button, buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import shared from '@/ui/shared.module.css'
import styles from './MobileHeader.module.css'
import { SiteLogo } from './SiteLogo'
import { UnreadBadge } from './UnreadBadge'

/** The header's one row below 768 px: the menu, the logo, and the balance or the way in. */
export function MobileHeader({ onMenu }: { onMenu: () => void }) {
  const isMember = useIsMember()
  return (
    <div className={classNames(shared.wrap, styles.row)}>
      <IconButton icon="menu" label="打开菜单" size={24} aria-haspopup="dialog" onClick={onMenu} />
      <SiteLogo />
      {isMember ? (
        <div className={styles.end}>
          <Link href={paths.profile} className={styles.balance}>
            <span className={shared.srOnly}>余额</span>
            <BalanceText />
          </Link>
          <span className={styles.mail}>
            <Link href={paths.messages()} aria-label="消息">
              <Icon name="mail" size={24} />
            </Link>
            <UnreadBadge className={styles.count} />
          </span>
        </div>
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
