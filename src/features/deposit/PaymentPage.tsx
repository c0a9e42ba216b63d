import { useQuery } from '@tanstack/react-query'
import { Link } from '@/navigation/Link'
import { send } from '@/api/send'
import { learnServerTime } from '@/api/serverClock'
import { Region } from '@/components/Region'
import { SiteLogo } from '@/components/SiteLogo'
import { SupportButton } from '@/components/SupportButton'
import { getPayment } from '@/contract/deposits'
import { navigate, useQueryValue } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { Button, buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'
import { kindOf, type PaymentAnswer } from './payment'
import { PaymentDetails } from './PaymentDetails'
import { PaymentHead } from './PaymentHead'
import styles from './PaymentPage.module.css'

/** /payInfo?deposit_no=: how to pay a deposit (spec 2 §2). It loads only when the query names one. */
export function PaymentPage() {
  const depositNo = useQueryValue('deposit_no') ?? ''
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={shared.wrap}>
          <SiteLogo />
          <h1 tabIndex={-1}>支付信息</h1>
          <p className={styles.secure}>
            <Icon name="shield" size={18} />
            加密传输
          </p>
        </div>
      </header>
      <div className={styles.body} data-theme="paper">
        <section className={styles.card}>
          {depositNo === '' ? (
            <EmptyState text="未找到订单">
              <div className={styles.ways}>
                <Link href={paths.funds()} className={buttonClass()}>
                  资金记录
                </Link>
                <SupportButton />
              </div>
            </EmptyState>
          ) : (
            <Payment key={depositNo} depositNo={depositNo} />
          )}
        </section>
      </div>
      <footer className={styles.footer}>18+ 理性娱乐，量力而行</footer>
    </div>
  )
}

function Payment({ depositNo }: { depositNo: string }) {
  const read = useQuery<PaymentAnswer>({
    queryKey: [getPayment.path, { deposit_no: depositNo }],
    queryFn: async ({ signal }) => {
      const [payment] = await Promise.all([
        send(getPayment, { deposit_no: depositNo }, { signal }),
        learnServerTime(),
      ])
      return payment
    },
    meta: { endpoint: getPayment },
    // Asked once: a server may name another address the next time, while the member is paying to this one.
    staleTime: Infinity,
  })
  return (
    <Region read={read}>
      {(payment) => {
        const isWallet = kindOf(payment) === 'wallet'
        // The wallet variant goes to the records' other address (spec 2 §2, D1).
        const records = isWallet ? `/mine${paths.funds()}` : paths.funds()
        return (
          <>
            <PaymentHead
              depositNo={payment.data.deposit_no || depositNo}
              isWallet={isWallet}
              createdAt={payment.data.info.created_at}
            />
            <PaymentDetails payment={payment} />
            <div className={styles.actions}>
              <Button size="lg" onClick={() => navigate(records)}>
                我已支付
              </Button>
              <SupportButton size="lg" />
            </div>
          </>
        )
      }}
    </Region>
  )
}
