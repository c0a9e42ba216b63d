import { formatMoney } from '@/lib/formatMoney'
import { Facts, type Fact } from '@/ui/Facts'
import { placeOf } from '../payouts/accountKinds'
import { MaskedNumber } from '../payouts/MaskedNumber'
import { inCoin, type Withdrawal } from './withdrawal'

type Props = {
  withdrawal: Withdrawal
  more?: readonly Fact[]
}

/** Amount, account and holder; for coin also the fee and what arrives. */
export function WithdrawalFacts({ withdrawal: { amount, account, coin }, more = [] }: Props) {
  const sum = (
    <strong>
      <span aria-hidden="true">¥ </span>
      {formatMoney(amount)}
    </strong>
  )
  const place = (
    <>
      <bdi>{placeOf(account)}</bdi> <MaskedNumber number={account.bank_no} />
    </>
  )
  const holder: Fact[] = account.holder ? [['持有人', account.holder]] : []
  const arrival: Fact[] = coin
    ? [
        ['手续费', inCoin(coin.fee)],
        ['预计到账', inCoin(coin.arrival)],
      ]
    : []
  return <Facts facts={[['取款金额', sum], ['收款账户', place], ...holder, ...arrival, ...more]} />
}
