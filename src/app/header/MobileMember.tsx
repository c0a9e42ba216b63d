import { useRoute } from 'wouter'
import { BalanceText } from '@/components/member/BalanceText'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { UnreadBadge } from '../menu/UnreadBadge'
import { LateOrderChip } from '../orders/LateOrderChip'
import styles from './MobileHeader.module.css'

/** The member's part of the header below 768 px: the balance, on 我的 the sign of an open order, and messages. */
export function MobileMember() {
  // 我的 shows the balance itself.
  const [isHub] = useRoute(paths.profile)
  return (
    <div className={styles.end}>
      <LateOrderChip isSmall={!isHub} />
      {!isHub && (
        <Link href={paths.profile} className={styles.balance}>
          <span className={shared.srOnly}>余额</span>
          <BalanceText />
        </Link>
      )}
      <span className={styles.mail}>
        <Link href={paths.messages()} aria-label="消息">
          <Icon name="mail" size={24} />
        </Link>
        <UnreadBadge className={styles.count} />
      </span>
    </div>
  )
}
