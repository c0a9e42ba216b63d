import { openSupport } from '@/components/openSupport'
import { paths } from '@/navigation/paths'
import { Icon, type IconName } from '@/ui/Icon'
import styles from './BottomBar.module.css'
import { NavLink } from './NavLink'

/** The bar at the bottom below 768 px. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label="底部导航">
      <Item to={paths.home} icon="home" label="首页" />
      <Item to={paths.promotions} icon="gift" label="优惠" />
      <Item to={paths.deposit} icon="deposit" label="存款" />
      <button type="button" onClick={() => void openSupport()}>
        <Icon name="headset" size={24} />
        客服
      </button>
      <Item to={paths.profile} icon="user" label="我的" />
    </nav>
  )
}

const Item = ({ to, icon, label }: { to: string; icon: IconName; label: string }) => (
  <NavLink to={to}>
    <Icon name={icon} size={24} />
    {label}
  </NavLink>
)
