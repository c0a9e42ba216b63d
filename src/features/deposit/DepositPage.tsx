import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { MemberTips } from '@/components/member/MemberTips'
import { enabledChannels } from '@/components/payment/channels'
import { Region } from '@/components/Region'
import { SupportButton } from '@/components/site/SupportButton'
import { getDepositChannels } from '@/contract/deposits'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import card from '@/ui/card.module.css'
import { Heading } from '@/ui/Heading'
import layout from '@/ui/layout.module.css'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import { Surface } from '@/ui/Surface'
import { DepositForm } from './DepositForm'
import styles from './DepositForm.module.css'
import { NoCardNotice } from './NoCardNotice'

/** /recharge: places a deposit through an enabled channel. */
export function DepositPage() {
  const channels = useQuery(query(getDepositChannels))
  return (
    <Surface>
      <Heading level="page" title="存款">
        <Link href={paths.funds(1)} className={shared.link}>
          存款记录
        </Link>
      </Heading>
      <div className={card.columns}>
        <Region
          read={channels}
          loading={<FormSkeleton />}
          isEmpty={(flags) => enabledChannels(flags).length === 0}
          emptyText="暂无可用的存款方式，请联系客服"
          emptyReason="存款方式恢复后会显示在这里。"
          emptyAction={<SupportButton />}
        >
          {(flags) => <DepositForm channels={enabledChannels(flags)} />}
        </Region>
        <DepositGuide />
      </div>
      <NoCardNotice />
    </Surface>
  )
}

const DepositGuide = () => (
  <div className={layout.stack}>
    <MemberTips tips={['peak', 'wagering']} />
    <p>请按页面显示的金额与账户付款，以便尽快到账。付款后十分钟未到账，请携带订单号联系客服。</p>
    <SupportButton block />
  </div>
)

const FormSkeleton = () => (
  <div className={styles.skeletons}>
    <div>
      <Skeleton className={styles.label} />
      <Skeleton className={styles.six} />
    </div>
    <div>
      <Skeleton className={styles.label} />
      <Skeleton className={styles.amount} />
      <Skeleton className={styles.amounts} />
    </div>
    <Skeleton className={styles.amount} />
  </div>
)
