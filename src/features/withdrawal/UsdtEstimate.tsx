import { readTypedAmount, type Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { Facts } from '@/ui/Facts'
import { estimate } from './withdrawalRules'

type Props = { typed: string; rate: Money | null; fee: Money | null; chain: string }

const inUsdt = (amount: Money | null) => (amount === null ? '--' : `${formatMoney(amount)} USDT`)

/** A withdrawal in USDT: the converted amount, the chain's fee and what arrives. */
export function UsdtEstimate({ typed, rate, fee, chain }: Props) {
  const { coins, arrival } = estimate(readTypedAmount(typed), rate, fee)
  const withChain = (
    <>
      <small>{chain}</small> {inUsdt(fee)}
    </>
  )
  return (
    <Facts
      facts={[
        ['折合USDT', inUsdt(coins)],
        ['手续费', withChain],
        ['预计到账', <strong key="arrival">{inUsdt(arrival)}</strong>],
      ]}
    />
  )
}
