import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Icon } from '@/ui/Icon'
import styles from './home.module.css'

const CATEGORIES = [
  // With a preset, as the kept page may still be on its other tab.
  { label: '电子', picture: 'slots', to: paths.slots('concise') },
  { label: '捕鱼', picture: 'fishing', to: paths.slots('obgdy') },
  { label: '真人', picture: 'live', to: paths.liveCasino },
  { label: '棋牌', picture: 'board', to: paths.boardGames },
  { label: '体育', picture: 'sports', to: paths.sports },
  { label: '电竞', picture: 'esports', to: paths.esports },
  { label: '彩票', picture: 'lottery', to: paths.lottery },
] as const

/** One file for all pictures, addressed by view: one request on a phone's first visit instead of seven. */
const PICTURES = '/art/categories.svg'

/** Links to every lobby on small screens, and to the club. Pictures are lazy, so wide screens, which hide the grid, load none. */
export const CategoryGrid = () => (
  <nav className={styles.categories} aria-label="游戏分类">
    {CATEGORIES.map(({ label, picture, to }) => (
      <Link key={label} href={to}>
        <img src={`${PICTURES}#${picture}`} alt="" width={30} height={30} loading="lazy" />
        {label}
      </Link>
    ))}
    <Link href={paths.vip}>
      <Icon name="crown" size={30} />
      VIP
    </Link>
  </nav>
)
