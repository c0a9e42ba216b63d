import { Link } from '@/navigation/Link'
import { useMemberPart, useVipLevel } from '@/components/member/useMember'
import { badgeOf } from '@/components/member/VipBadge'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import { Waves } from '@/ui/Waves'
import { AccountBalance } from './AccountBalance'
import { AvatarUpload } from './AvatarUpload'
import styles from './MemberHeader.module.css'
import { profileForm } from './menuEntries'
import { SecurityIndicators } from './SecurityIndicators'
import { VipProgress } from './VipProgress'

/** 账户概览: the member, the security of the account and its balance (spec 2 §2). */
export function MemberHeader({ isHub }: { isHub: boolean }) {
  const username = useMemberPart((member) => member.username)
  const level = useVipLevel()
  return (
    <section className={styles.band} aria-label="账户概览">
      <Waves className={styles.waves} isFaded />
      <div className={classNames(shared.wrap, styles.content)}>
        <div className={styles.member}>
          <AvatarUpload />
          <div className={styles.words}>
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
            <SecurityIndicators form={isHub ? profileForm : paths.profile} />
            <VipProgress />
          </div>
        </div>
        <AccountBalance isHub={isHub} />
      </div>
    </section>
  )
}
