import { useEffect, useState } from 'react'
import { serverNow } from '@/api/serverClock'
import { openAppTab } from '@/components/site/openAppTab'
import type { Transaction } from '@/contract/records'
import { seconds } from '@/lib/durations'
import { paths } from '@/navigation/paths'
import { Button } from '@/ui/Button'
import { payableFor } from './payable'
import styles from './PayButton.module.css'

/** 去支付: opens the payment page of a deposit in a new tab, until its hour is over (D69). */
export function PayButton({ deposit }: { deposit: Transaction }) {
  const [now, setNow] = useState(serverNow)
  const isPayable = payableFor(deposit, now) > 0

  useEffect(() => {
    if (!isPayable) return
    // One second extra: timers may fire early.
    const timer = setTimeout(() => setNow(serverNow()), payableFor(deposit, serverNow()) + seconds(1))
    return () => clearTimeout(timer)
  }, [isPayable, deposit])

  if (!isPayable) return null
  return (
    <Button
      look="accent"
      size="sm"
      className={styles.pay}
      onClick={() => openAppTab(paths.payment(deposit.out_trade_no))}
    >
      去支付
    </Button>
  )
}
