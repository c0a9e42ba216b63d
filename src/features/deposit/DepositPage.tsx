import { useQuery } from '@tanstack/react-query'
import { Link } from '@/navigation/Link'
import { query } from '@/api/query'
import { useMember } from '@/components/member/useMember'
import { MemberTips } from '@/components/member/MemberTips'
import { Region } from '@/components/Region'
import { SupportButton } from '@/components/site/SupportButton'
import { getDepositChannels } from '@/contract/deposits'
import { paths } from '@/navigation/paths'
import { Skeleton } from '@/ui/Status'
import shared from '@/ui/shared.module.css'
import { enabledChannels } from '@/components/payment/channels'
import { DepositForm } from './DepositForm'
import styles from './DepositPage.module.css'
import { hasLastChannel } from './lastChannel'
import { NoCardNotice } from './NoCardNotice'

/** /recharge: places a deposit through an enabled channel. */
export function DepositPage() {
  const channels = useQuery(query(getDepositChannels))
  const { isPending } = useMember()
  // The form starts at the account's last channel, so it waits for the name.
  const isWaiting = isPending && hasLastChannel()
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>存款</h1>
        <Link href={paths.funds(1)} className={shared.link}>
          存款记录
        </Link>
      </div>
      <div className={styles.columns}>
        <Region
          read={channels}
          loading={<FormSkeleton />}
          isEmpty={(flags) => enabledChannels(flags).length === 0}
          emptyText="暂无可用的存款方式，请联系客服"
          emptyReason="存款方式恢复后会显示在这里。"
          emptyAction={<SupportButton />}
        >
          {(flags) => (isWaiting ? <FormSkeleton /> : <DepositForm channels={enabledChannels(flags)} />)}
        </Region>
        <DepositGuide />
      </div>
      <NoCardNotice />
    </section>
  )
}

function DepositGuide() {
  return (
    <div className={styles.guide}>
      <MemberTips tips={['peak', 'wagering']} />
      <section className={styles.steps} aria-labelledby="deposit-steps">
        <h2 id="deposit-steps">存款指引</h2>
        <ol>
          <li>选择存款方式，填写金额后提交存款。</li>
          <li>请按页面显示的金额与账户付款，以便尽快到账。</li>
          <li>付款后十分钟未到账，请携带订单号联系客服。</li>
        </ol>
        <SupportButton block />
      </section>
    </div>
  )
}

const FormSkeleton = () => (
  <div className={styles.skeletons}>
    <div>
      <Skeleton className={styles.label} />
      <Skeleton className={styles.channels} />
    </div>
    <div>
      <Skeleton className={styles.label} />
      <Skeleton className={styles.amount} />
      <Skeleton className={styles.amounts} />
    </div>
    <Skeleton className={styles.submit} />
  </div>
)
