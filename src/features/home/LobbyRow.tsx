import { Link } from '@/navigation/Link'
import { allRoutes } from '@/navigation/routes'
import shared from '@/ui/shared.module.css'
import styles from './LobbyRow.module.css'

/** Every lobby below the venues, also those the top menu has no room for; small screens have the grid above instead. */
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
