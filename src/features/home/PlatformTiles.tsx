import { useId } from '@/lib/useId'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Icon } from '@/ui/Icon'
import hero from '@/ui/hero.module.css'
import shared from '@/ui/shared.module.css'
import styles from './PlatformTiles.module.css'

// Live casino and sports both lead to the live lobby, as specified.
const TILES = [
  { title: '真人娱乐', line: '多家厅馆，全天开桌', picture: 'home-live', to: paths.liveCasino },
  { title: '体育赛事', line: '多项赛事，单场与串关', picture: 'home-sports', to: paths.liveCasino },
  { title: '电子游戏', line: '电子与捕鱼，轻松上手', picture: 'home-games', to: paths.slots() },
] as const

const PROMISES = [
  { icon: 'gift', text: '首存礼金，最高888元' },
  { icon: 'shield', text: '银行卡网络加密' },
  { icon: 'headset', text: '24小时客服' },
] as const

/** The home page's three platforms and promises. */
export function PlatformTiles() {
  return (
    <section className={`${shared.section} ${shared.wrap}`}>
      <div className={`${shared.sectionHead} ${styles.head}`}>
        <h2>精选场馆</h2>
        <p>一个账户，三大主场</p>
        <ul className={styles.promises}>
          {PROMISES.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={18} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.trio}>
        {TILES.map((tile) => (
          <PlatformTile key={tile.title} {...tile} />
        ))}
      </div>
    </section>
  )
}

/** A link without text covers the tile: its name is an action, not the text it would have to repeat. */
function PlatformTile({ title, line, picture, to }: (typeof TILES)[number]) {
  const lineId = useId()
  return (
    <div className={styles.tile}>
      <img className={hero.cover} src={`/art/${picture}.svg`} alt="" width={480} height={400} />
      <div className={styles.foot}>
        <div>
          <h3>{title}</h3>
          <p id={lineId}>{line}</p>
        </div>
        <span className={styles.go}>
          <Icon name="right" />
        </span>
      </div>
      <Link href={to} className={styles.open} aria-label={`进入${title}`} aria-describedby={lineId} />
    </div>
  )
}
