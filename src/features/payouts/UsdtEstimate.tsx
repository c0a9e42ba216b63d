import type { Money } from '@/contract/money'
import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import styles from './UsdtEstimate.module.css'
import { estimate } from './withdrawalRules'

type Props = { typed: string; rate: Money | null; fee: Money | null; chain: string }

/** What a withdrawal comes to in coin: converted, the fee of the chosen account's chain, and what will arrive. */
export function UsdtEstimate({ typed, rate, fee, chain }: Props) {
  const { coins, arrival } = estimate(typed, rate, fee)
  return (
    <dl className={styles.estimate}>
      <Line term="折合USDT" amount={coins} />
      <Line term="手续费" amount={fee} note={chain} />
      <Line term="预计到账" amount={arrival} />
    </dl>
  )
}

const Line = ({ term, amount, note }: { term: string; amount: Money | null; note?: string }) => (
  <div>
    <dt>{term}</dt>
    <dd className={shared.num}>
      {note && <small>{note}</small>} {amount === null ? '--' : `${formatMoney(amount)} USDT`}
    </dd>
  </div>
)
