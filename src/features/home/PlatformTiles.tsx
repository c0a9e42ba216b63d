import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Heading } from '@/ui/Heading'
import shared from '@/ui/shared.module.css'
import { Tile } from '@/ui/Tile'
import styles from './home.module.css'

// Live casino and sports both lead to the live lobby, as specified.
const TILES = [
  { title: '真人娱乐', line: '多家厅馆，全天开桌', picture: 'home-live', to: paths.liveCasino },
  { title: '体育赛事', line: '多项赛事，单场与串关', picture: 'home-sports', to: paths.liveCasino },
  { title: '电子游戏', line: '电子与捕鱼，轻松上手', picture: 'home-games', to: paths.slots() },
] as const

/** The home page's three platforms. */
export const PlatformTiles = () => (
  <section className={`${shared.wrap} ${styles.platforms}`}>
    <Heading title="精选场馆" note="一个账户，三大主场" />
    <div className={styles.trio}>
      {TILES.map(({ title, line, picture, to }) => (
        <Tile
          key={title}
          size="L"
          as={Link}
          href={to}
          src={`/art/${picture}.svg`}
          loading="eager"
          title={title}
          line={line}
          aria-label={`进入${title}`}
        />
      ))}
    </div>
  </section>
)
