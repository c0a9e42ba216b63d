import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/api/serverClock'
import { Region } from '@/components/Region'
import { SupportButton } from '@/components/site/SupportButton'
import { formatDateTime } from '@/contract/values/beijing'
import { seconds } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import { useId } from '@/lib/useId'
import { useInterval } from '@/lib/useInterval'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { noteOrder, showTrack } from '@/state/orders'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import layout from '@/ui/layout.module.css'
import { Notice } from '@/ui/Notice'
import shared from '@/ui/shared.module.css'
import { StateTag } from '@/ui/StateTag'
import { isOver, standingOf, type Order } from './order'
import { OrderResult } from './OrderResult'
import { OrderWays } from './OrderWays'
import { kindOf, methodOf } from './payment'
import { PaymentDetails } from './PaymentDetails'
import styles from './PaymentPage.module.css'
import { announcementAt, formatLeft, secondsLeft, windowStart } from './paymentWindow'
import { useOrder } from './useOrder'

/** Follows an order until it is decided. */
export function FollowedOrder({ depositNo }: { depositNo: string }) {
  const read = useOrder(depositNo)
  return <Region read={read}>{(order) => <Standing depositNo={depositNo} order={order} />}</Region>
}

function Standing({ depositNo, order }: { depositNo: string; order: Order }) {
  const { payment, createdAt, amount, refusal } = order
  const isWallet = payment !== null && kindOf(payment) === 'wallet'
  const { left, announced } = useCountdown(isWallet, createdAt, !isOver(order))
  const standing = standingOf(order, left)
  const result = useFocusOnResult(standing)
  const isWaiting = standing === 'waiting'
  return (
    <>
      <div>
        <PaymentHead
          depositNo={payment?.data.deposit_no || depositNo}
          left={isOver(order) ? null : left}
          isWaiting={isWaiting}
        />
        {/* Always mounted, so that changes are announced. */}
        <div role="status" ref={result}>
          {isWaiting ? (
            <p className={shared.srOnly}>{announced}</p>
          ) : (
            <OrderResult standing={standing} amount={amount} refusal={refusal} />
          )}
        </div>
      </div>
      {isWaiting ? (
        <>
          {payment ? <PaymentDetails payment={payment} /> : <Untold order={order} />}
          <div className={styles.ways}>
            <Button size="lg" onClick={() => sayPaid(depositNo, isWallet)}>
              我已支付
            </Button>
            <SupportButton size="lg" />
          </div>
        </>
      ) : (
        <>
          {standing !== 'missing' && <Facts facts={factsOf(order)} />}
          <OrderWays first={standing === 'approved' ? 'records' : 'deposit'} />
        </>
      )}
    </>
  )
}

type HeadProps = {
  depositNo: string
  /** Seconds left to pay; null once decided. */
  left: number | null
  isWaiting: boolean
}

/** Order number and time left, which screen readers don't announce. */
function PaymentHead({ depositNo, left, isWaiting }: HeadProps) {
  const id = useId()
  return (
    <div className={layout.split}>
      <div className={styles.number}>
        <small>订单号</small>
        <p className={styles.order}>
          <bdi>{depositNo}</bdi>
        </p>
        {isWaiting && <StateTag look={{ text: '待支付', tone: 'waiting' }} />}
      </div>
      {left !== null && (
        <div>
          <small id={id}>剩余支付时间</small>
          <p role="timer" aria-labelledby={id} className={styles.left}>
            {formatLeft(left)}
          </p>
        </div>
      )}
    </div>
  )
}

/** Opens the records with the order's track; the wallet variant those under /mine. A tab of the portal's own closes in the end. */
function sayPaid(no: string, isWallet: boolean): void {
  const opener = window.opener as Window | null
  noteOrder({ type: 1, no }, { paidAt: serverNow() })
  navigate(isWallet ? `/mine${paths.funds()}` : paths.funds())
  // After the move: it goes with its page.
  showTrack({ type: 1, no }, opener !== null && !opener.closed)
}

/** An open order whose payment the server doesn't describe. */
const Untold = ({ order }: { order: Order }) => (
  <div className={layout.stack}>
    <Facts facts={factsOf(order)} />
    <Notice>
      <p>{order.refusal}</p>
      <p>请联系客服办理付款，并提供订单号。</p>
    </Notice>
  </div>
)

const factsOf = ({ payment, amount, payWay, createdAt }: Order): [label: string, text: string][] => [
  ['订单金额', `¥ ${formatMoney(amount)}`],
  ['支付方式', payment ? methodOf(payment) : payWay || '-'],
  ['提交时间', formatDateTime(createdAt)],
]

/** Focuses the result when the focused part unmounts. */
function useFocusOnResult(standing: string) {
  const result = useRef<HTMLDivElement>(null)
  const last = useRef(standing)
  useEffect(() => {
    if (last.current === standing) return
    last.current = standing
    if (document.activeElement === document.body)
      result.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [standing])
  return result
}

/** Counts down the payment window while it `isOpen`; returns the seconds left and the last announcement. */
function useCountdown(
  isWallet: boolean,
  createdAt: number | null,
  isOpen: boolean,
): { left: number; announced: string } {
  // Count from opening by the device's clock, from the server's time by the server's clock.
  const clock = isWallet || createdAt === null ? Date.now : serverNow
  const [openedAt] = useState(clock)
  const [now, setNow] = useState(clock)
  const [announced, setAnnounced] = useState('')
  const start = windowStart(isWallet, createdAt, openedAt)
  const left = secondsLeft(start, now)
  useInterval(
    () => {
      const next = clock()
      const text = announcementAt(left, secondsLeft(start, next))
      if (text) setAnnounced(text)
      setNow(next)
    },
    isOpen && left > 0 ? seconds(1) : null,
  )
  return { left, announced }
}
