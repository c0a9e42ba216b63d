import { useSnapshot } from 'valtio'
import { late } from '@/components/late'
import { openRedPacket } from '@/components/site/openRedPacket'
import { useSite } from '@/components/site/useSite'
import { promises } from '@/contract/texts/brandTexts'
import { useNear } from '@/lib/useNear'
import { Link } from '@/navigation/Link'
import { allRoutes } from '@/navigation/routes'
import { dismiss, dismissals } from '@/state/dismissals'
import { gameShelf } from '@/state/gameShelf'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { Row } from '@/ui/Row'
import shared from '@/ui/shared.module.css'
import styles from './HomeExtras.module.css'
import { WelcomeModal } from './WelcomeModal'

const HomeRows = late(() => import('./HomeRows'), 'HomeRows', { meanwhile: RowsRoom })

/** The parts below the home page's first screen, and its overlays. */
export function HomeExtras() {
  return (
    <>
      <RedPacketButton />
      <LobbyRow />
      <Rows />
      <TrustStatements />
      <WelcomeModal />
    </>
  )
}

/** Links to every lobby from 768 to 1023 px, including those that don't fit the top menu. Phones show `CategoryGrid` instead. */
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

/** The rows of games, loaded when near the screen. */
function Rows() {
  const [box, isNear] = useNear<HTMLDivElement>(200)
  return (
    <div ref={box} className={`${shared.wrap} ${styles.rows}`}>
      {isNear ? <HomeRows /> : <RowsRoom />}
    </div>
  )
}

/** Rows that everyone sees: what was played last takes the place of one. */
const ROWS = 5

/** Reserves the rows' height. */
function RowsRoom() {
  const { favourites } = useSnapshot(gameShelf)
  const rows = ROWS + Number(favourites.length > 0)
  return <div style={{ height: `calc(var(--row-h) * ${rows})` }} />
}

const PROMISES = ['首存礼金，最高888元', '银行卡网络加密', '24小时客服']
/** Icons of the brand's promises. */
const ICONS = ['lock', 'clock', 'ok', 'user'] as const

/** What the site promises, once: its three promises, and the brand's four statements. */
function TrustStatements() {
  return (
    <section className={styles.trust} aria-label="服务承诺">
      <p className={shared.wrap}>
        {PROMISES.map((promise) => (
          <span key={promise}>{promise}</span>
        ))}
      </p>
      <ul className={shared.wrap}>
        {promises.map(({ title, line }, at) => (
          <li key={title}>
            <Row lead={<Icon name={ICONS[at] ?? 'ok'} size={28} />} title={title} meta={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The floating red packet, shown while the switch is 1 and until dismissed for good. */
function RedPacketButton() {
  const { data: site } = useSite()
  const { list } = useSnapshot(dismissals)
  if (site?.redpacket_switch !== 1 || list.includes('redPacketButton')) return null
  return (
    <aside className={styles.packet} aria-label="红包活动">
      <button type="button" onClick={() => openRedPacket(site)}>
        <img src="/art/red-packet.svg" alt="" width={72} height={88} />
        <span>抢红包</span>
      </button>
      <IconButton
        icon="close"
        label="关闭红包入口"
        size={16}
        className={styles.closePacket}
        onClick={() => dismiss('redPacketButton')}
      />
    </aside>
  )
}
