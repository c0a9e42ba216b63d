import { openSupport } from '@/components/site/openSupport'
import { isMemberPath, paths } from '@/navigation/paths'
import { Icon, type IconName } from '@/ui/Icon'
import styles from './BottomBar.module.css'
import { isPromotion } from './menu'
import { NavLink } from './NavLink'

/** Member pages except 存款, which has its own entry. */
const isMine = (path: string): boolean => isMemberPath(path) && path !== paths.deposit

/** The tab bar at the bottom below 768 px. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label="底部导航">
      <Item to={paths.home} icon="home" label="首页" />
      <Item to={paths.promotions} also={isPromotion} icon="gift" label="优惠" />
      <Item to={paths.deposit} icon="deposit" label="存款" />
      <button type="button" onClick={() => void openSupport()}>
        <Icon name="headset" size={24} />
        客服
      </button>
      <Item to={paths.profile} also={isMine} icon="user" label="我的" />
    </nav>
  )
}

type ItemProps = { to: string; also?: (path: string) => boolean; icon: IconName; label: string }

const Item = ({ to, also, icon, label }: ItemProps) => (
  <NavLink to={to} also={also}>
    <Icon name={icon} size={24} />
    {label}
  </NavLink>
)
