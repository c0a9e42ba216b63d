import { badgeOf } from '@/components/member/VipBadge'
import { useVipLevel } from '@/components/member/useMember'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import styles from './LevelLink.module.css'

/** The member's level with its badge, which leads to the VIP page. */
export function LevelLink() {
  const level = useVipLevel()
  if (level === undefined) return null
  return (
    <Link href={paths.vip} className={styles.level}>
      {level > 0 && <img src={badgeOf(level)} alt="" width={24} height={24} />}
      VIP{level}
    </Link>
  )
}
