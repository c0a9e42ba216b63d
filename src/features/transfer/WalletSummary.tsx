import { useSubmit } from '@/api/useSubmit'
import { BalanceText } from '@/components/BalanceText'
import { useMemberPart } from '@/components/useMember'
import { recallAll } from '@/contract/wallet'
import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import shared from '@/ui/shared.module.css'
import { useRefreshBalance } from '@/components/useRefreshBalance'
import styles from './WalletSummary.module.css'

/** The main wallet with 刷新余额, which also starts the venue poll again (D25), what lies in venues, and 一键回收. */
export function WalletSummary({ onRefresh }: { onRefresh: () => void }) {
  const { refresh, isRefreshing } = useRefreshBalance()
  const { submit, isPending } = useSubmit(recallAll)
  const inVenues = useMemberPart((member) => member.gameblance)

  const recall = async () => {
    const reply = await submit({})
    if (reply) toast.success(reply.message)
  }

  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.label}>
          主账户
          <IconButton
            icon="refresh"
            label="刷新余额"
            size={16}
            aria-busy={isRefreshing}
            className={classNames(styles.refresh, isRefreshing && styles.turning)}
            onClick={() => {
              void refresh()
              onRefresh()
            }}
          />
        </p>
        <p className={styles.amount}>
          <BalanceText />
        </p>
      </div>
      <div>
        <p className={styles.label}>场馆余额合计</p>
        <p className={classNames(styles.amount, shared.num)}>
          <span aria-hidden="true">¥ </span>
          {formatMoney(inVenues)}
        </p>
      </div>
      <Button look="outline" busy={isPending} className={styles.recall} onClick={() => void recall()}>
        {!isPending && <Icon name="sync" size={18} />}
        一键回收
      </Button>
    </div>
  )
}
