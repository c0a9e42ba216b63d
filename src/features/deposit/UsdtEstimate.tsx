import { useMemberPart } from '@/components/useMember'
import { toUsdt } from '@/contract/arithmetic'
import { readTypedAmount } from '@/contract/money'
import { formatMoney } from '@/lib/formatMoney'
import styles from './UsdtEstimate.module.css'

/** What the typed CNY come to at the member's deposit rate; the payment page names the amount to pay. */
export function UsdtEstimate({ typed }: { typed: string }) {
  const rate = useMemberPart((member) => member.usdtrate) ?? null
  const amount = readTypedAmount(typed)
  return (
    <dl className={styles.estimate}>
      <div>
        <dt>参考汇率</dt>
        <dd>1 USDT = {rate ?? '--'} CNY</dd>
      </div>
      <div>
        <dt>预计支付</dt>
        <dd className={styles.figure}>{formatMoney(amount && toUsdt(amount, rate))} USDT</dd>
      </div>
    </dl>
  )
}
