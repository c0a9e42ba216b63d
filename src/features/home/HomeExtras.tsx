import { Link } from '@/navigation/Link'
import { allRoutes } from '@/navigation/routes'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './HomeExtras.module.css'
import { RedPacketButton } from './RedPacketButton'
import { WelcomeModal } from './WelcomeModal'

/** The parts below the home page's first screen, and its overlays. */
export function HomeExtras() {
  return (
    <>
      <RedPacketButton />
      <LobbyRow />
      <TrustStatements />
      <WelcomeModal />
    </>
  )
}

/** Links to every lobby, including those that don't fit the top menu. Small screens show `CategoryGrid` instead. */
function LobbyRow() {
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

const STATEMENTS = [
  { icon: 'lock', title: '资金安全', line: '资金资料加密传输，存取更安心。' },
  { icon: 'clock', title: '极速存取', line: '存取款进度随时可查，到账及时提醒。' },
  { icon: 'ok', title: '公平公正', line: '规则公开透明，每笔注单可查。' },
  { icon: 'user', title: '贴心服务', line: '客服全天在线，随时为您解答。' },
] as const

function TrustStatements() {
  return (
    <section className={styles.trust} aria-label="服务承诺">
      <ul className={shared.wrap}>
        {STATEMENTS.map(({ icon, title, line }) => (
          <li key={title}>
            <Icon name={icon} size={32} />
            <div>
              <h3>{title}</h3>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
