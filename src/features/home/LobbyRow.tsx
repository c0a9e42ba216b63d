import { Link } from '@/navigation/Link'
import { allRoutes } from '@/navigation/routes'
import shared from '@/ui/shared.module.css'
import styles from './LobbyRow.module.css'

/** Links to every lobby, including those that don't fit the top menu. Small screens show `CategoryGrid` instead. */
export function LobbyRow() {
  return (
    <nav className={`${shared.wrap} ${styles.row}`} aria-label="全部大厅">
      {allRoutes.map(
        ({ path, title, lobby }) =>
          lobby && (
            <Link key={path} href={path}>
              <img src={`/art/cat-${lobby.picture}.svg`} alt="" width={30} height={30} loading="lazy" />
              {title}
            </Link>
          ),
      )}
    </nav>
  )
}
