import type { ReactNode } from 'react'
import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import { placeOf } from './accountKinds'
import { MaskedNumber } from './MaskedNumber'
import { inCoin, type Withdrawal } from './withdrawal'
import styles from './WithdrawalFacts.module.css'

type Props = {
  withdrawal: Withdrawal
  /** More pairs of a term and its value, below the others. */
  more?: readonly (readonly [term: string, value: ReactNode])[]
}

/** Amount, account, holder, and in coin the fee and what arrives (D71). */
export const WithdrawalFacts = ({ withdrawal: { amount, account, coin }, more = [] }: Props) => (
  <dl className={styles.facts}>
    <div className={styles.amount}>
      <dt>取款金额</dt>
      <dd className={shared.num}>
        <span aria-hidden="true">¥ </span>
        {formatMoney(amount)}
      </dd>
    </div>
    <div>
      <dt>收款账户</dt>
      <dd>
        <bdi>{placeOf(account)}</bdi> <MaskedNumber number={account.bank_no} />
      </dd>
    </div>
    {account.holder && (
      <div>
        <dt>持有人</dt>
        <dd>
          <bdi>{account.holder}</bdi>
        </dd>
      </div>
    )}
    {coin && (
      <>
        <div>
          <dt>手续费</dt>
          <dd className={shared.num}>{inCoin(coin.fee)}</dd>
        </div>
        <div>
          <dt>预计到账</dt>
          <dd className={shared.num}>{inCoin(coin.arrival)}</dd>
        </div>
      </>
    )}
    {more.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd className={shared.num}>{value}</dd>
      </div>
    ))}
  </dl>
)
