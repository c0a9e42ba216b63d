import { imageUrl } from '@/api/lines'
import { BalanceText } from '@/components/member/BalanceText'
import { useIsMember } from '@/components/member/useIsMember'
import { useMemberPart } from '@/components/member/useMember'
import { VipBadge } from '@/components/member/VipBadge'
import { useSiteTitle } from '@/components/site/useSite'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { Button, buttonClass } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/Picture'
import { MEMBER_LINKS } from './menu'
import styles from './MenuDrawer.module.css'
import { NavLink } from './NavLink'
import { UnreadBadge } from './UnreadBadge'

/** The top of the drawer: the member's name, balance and links, or the login links. */
export function DrawerHead({ onClose }: { onClose: () => void }) {
  const isMember = useIsMember()
  return (
    <section className={styles.head} aria-label="会员栏">
      {isMember ? <MemberPart onClose={onClose} /> : <VisitorPart onClose={onClose} />}
    </section>
  )
}

function MemberPart({ onClose }: { onClose: () => void }) {
  const username = useMemberPart((member) => member.username)
  const avatar = useMemberPart((member) => member.avatar)
  return (
    <>
      <div className={layout.cluster}>
        <Picture
          src={imageUrl(avatar ?? '')}
          fallback="/art/avatar-default.svg"
          width={52}
          height={52}
          loading="eager"
        />
        <b translate="no">{username ?? '--'}</b>
        <VipBadge size={24} />
      </div>
      <p>
        余额 <BalanceText className={styles.balance} />
      </p>
      <ul className={styles.links}>
        {MEMBER_LINKS.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              className={buttonClass({ look: path === paths.deposit ? 'primary' : 'accent', size: 'sm' })}
              onClick={onClose}
            >
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink
            to={paths.messages()}
            className={buttonClass({ look: 'accent', size: 'sm' })}
            onClick={onClose}
          >
            消息
          </NavLink>
          <UnreadBadge className={styles.count} />
        </li>
      </ul>
    </>
  )
}

function VisitorPart({ onClose }: { onClose: () => void }) {
  const title = useSiteTitle()
  return (
    <>
      <p>您好，欢迎来到{title}</p>
      <div className={styles.links}>
        <Button
          look="accent"
          onClick={() => {
            onClose()
            openLogin()
          }}
        >
          登录
        </Button>
        <Link href={paths.register} className={buttonClass()} onClick={onClose}>
          免费注册
        </Link>
      </div>
    </>
  )
}
