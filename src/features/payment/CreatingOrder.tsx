import { useState } from 'react'
import { CREATING } from '@/components/payment/creatingTab'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { Loading } from '@/ui/Loading'
import { OrderResult } from './OrderResult'
import { OrderWays } from './OrderWays'
import styles from './PaymentPage.module.css'

/** Requests time out after 60 s, and the opener then closes this tab. */
const LONGEST = seconds(65)

/** Whether no opener can send this tab to an order. */
function isLeftAlone(): boolean {
  const opener = window.opener as Window | null
  return opener === null || opener.closed
}

/** The page without a number: waits for it in a tab opened by a deposit; elsewhere the order is missing. */
export function CreatingOrder() {
  const [openedAt] = useState(Date.now)
  const [wasAlone] = useState(isLeftAlone)
  const [isInVain, setInVain] = useState(wasAlone)
  useInterval(() => setInVain(isLeftAlone() || Date.now() - openedAt > LONGEST), isInVain ? null : seconds(1))
  if (!isInVain)
    return (
      <div className={styles.waiting}>
        <Loading label={CREATING} />
      </div>
    )
  return (
    <>
      <div role="status">
        <OrderResult standing="missing" {...(!wasAlone && { refusal: '未收到订单号，请到存款记录查看' })} />
      </div>
      <OrderWays first={wasAlone ? 'deposit' : 'records'} />
    </>
  )
}
