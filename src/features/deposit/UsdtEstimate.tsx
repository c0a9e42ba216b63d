import { useMemberPart } from '@/components/member/useMember'
import { toUsdt } from '@/contract/values/arithmetic'
import { readTypedAmount } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { Facts } from '@/ui/Facts'

/** Converts the amount at the member's deposit rate; the payment page states the amount to pay. */
export function UsdtEstimate({ typed }: { typed: string }) {
  const rate = useMemberPart((member) => member.usdtrate) ?? null
  const amount = readTypedAmount(typed)
  return (
    <Facts
      facts={[
        ['参考汇率', `1 USDT = ${rate ?? '--'} CNY`],
        // Else amount and rate seem not to agree: 55.41 times 7.20 is not 399.00.
        ['数量取位', '两位小数，余数舍去'],
        ['预计支付', <strong key="pay">{formatMoney(amount && toUsdt(amount, rate))} USDT</strong>],
      ]}
    />
  )
}
