import { BalanceText } from '@/components/member/BalanceText'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { useMemberPart } from '@/components/member/useMember'
import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import { venueSum, type VenueRow } from './venueRows'
import styles from './WalletSummary.module.css'

type Props = { venues: readonly VenueRow[] | undefined }

/** The main balance with 刷新余额, the total of the venues and 一键回收. */
export function WalletSummary({ venues }: Props) {
  const told = useMemberPart((member) => member.gameblance)

  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.label}>
          主账户
          <RefreshBalanceButton />
        </p>
        <p className={styles.amount}>
          <BalanceText />
        </p>
      </div>
      <div>
        <p className={styles.label}>场馆余额合计</p>
        <p className={classNames(styles.amount, shared.num)}>
          <span aria-hidden="true">¥ </span>
          {formatMoney(venueSum(venues) ?? told)}
        </p>
      </div>
      <RecallAllButton className={styles.recall}>一键回收</RecallAllButton>
    </div>
  )
}
