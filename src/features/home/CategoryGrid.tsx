import { Link } from 'wouter'
import { useSite } from '@/components/useSite'
import { paths } from '@/navigation/paths'
import styles from './CategoryGrid.module.css'
import { openRedPacket } from './openRedPacket'

const CATEGORIES = [
  // With a preset, so that it leads to the slots though the kept page may stand at its other tab (D4, D50).
  { label: '电子', picture: 'cat-slots', to: paths.slots('concise') },
  { label: '捕鱼', picture: 'cat-fishing', to: paths.slots('obgdy') },
  { label: '真人', picture: 'cat-live', to: paths.liveCasino },
  { label: '棋牌', picture: 'cat-board', to: paths.boardGames },
  { label: '体育', picture: 'cat-sports', to: paths.sports },
  { label: '电竞', picture: 'cat-esports', to: paths.esports },
  { label: '彩票', picture: 'cat-lottery', to: paths.lottery },
] as const

/**
 * The way to every lobby on small screens; the eighth cell is the red packet, or the promotions where it is closed. The
 * pictures are lazy, so that a wide screen, where it is hidden, loads none.
 */
export function CategoryGrid() {
  const { data: site } = useSite()
  return (
    <nav className={styles.grid} aria-label="游戏分类">
      {CATEGORIES.map(({ label, picture, to }) => (
        <Link key={label} href={to}>
          <img src={`/art/${picture}.svg`} alt="" width={30} height={30} loading="lazy" />
          {label}
        </Link>
      ))}
      {site?.redpacket_switch === 0 ? (
        <Link href={paths.promotions}>
          <img src="/art/red-packet.svg" alt="" width={22} height={30} loading="lazy" />
          优惠
        </Link>
      ) : (
        <button type="button" onClick={openRedPacket}>
          <img src="/art/red-packet.svg" alt="" width={22} height={30} loading="lazy" />
          红包
        </button>
      )}
    </nav>
  )
}
