import { useMemberPart, useVipLevel } from '@/components/member/useMember'
import { badgeOf } from '@/components/member/VipBadge'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import styles from './account.module.css'

/** The member's name, and the level with its badge, which leads to the VIP page. */
export function MemberName() {
  const username = useMemberPart((member) => member.username)
  const level = useVipLevel()
  return (
    <div className={styles.name}>
      <p title={username}>
        <bdi translate="no">{username}</bdi>
      </p>
      {level !== undefined && (
        <Link href={paths.vip} className={styles.level}>
          {level > 0 && <img src={badgeOf(level)} alt="" width={24} height={24} />}
          VIP{level}
        </Link>
      )}
    </div>
  )
}
