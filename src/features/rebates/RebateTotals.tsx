import { useSubmit } from '@/api/useSubmit'
import { claimRebates } from '@/contract/rebates'
import { isPositive } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { toast } from '@/state/toasts'
import { Facts } from '@/ui/Facts'
import layout from '@/ui/layout.module.css'
import { ServerButton } from '@/ui/ServerButton'

type Total = Money | null | undefined
/** Undefined while loading. */
type Props = { claimed: Total; pending: Total }

/** 累计已领 and 待领取 with 一键领取. */
export function RebateTotals({ claimed, pending }: Props) {
  // A money call: success refetches all of the member's data, this list and the balances included.
  const { submit, isPending } = useSubmit(claimRebates)

  const claim = async () => {
    // Without a pending amount, nothing is sent.
    if (!pending || !isPositive(pending)) return toast.error('暂无领取额度！')
    const reply = await submit({})
    if (reply) toast.success(reply.message)
  }

  return (
    <div className={layout.split}>
      {(
        [
          ['累计已领', claimed],
          ['待领取', pending],
        ] as const
      ).map(([name, amount]) => (
        <Facts key={name} look="figures" facts={[[name, `¥ ${formatMoney(amount)}`]]} />
      ))}
      <ServerButton busy={isPending} disabled={pending === undefined} onClick={() => void claim()}>
        一键领取
      </ServerButton>
    </div>
  )
}
