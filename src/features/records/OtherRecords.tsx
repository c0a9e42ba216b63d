import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import styles from './OtherRecords.module.css'

const LINKS = [
  ['返水记录', paths.rebates],
  ['红包记录', paths.redPacketRecords],
  ['活动记录', paths.applications],
] as const

/** The lists in which servers keep what 资金记录 does not hold (D70). */
export const OtherRecords = () => (
  <nav aria-label="其他记录" className={styles.links}>
    {LINKS.map(([name, href]) => (
      <Link key={href} href={href} className={shared.link}>
        {name}
      </Link>
    ))}
  </nav>
)
