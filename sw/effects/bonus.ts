import { GIFTS } from '@/contract/records'
import { add, multiply } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { tell } from '../db/inbox'
import { MAIN_WALLET, move, WORLD } from '../db/ledger'
import { GIFT, ORDER, orderNumber } from '../db/orderTerms'
import type { MemberRow } from '../db/rows'
import type { Tx } from '../db/stores'

type Bonus = {
  /** What it is for, as shown to the member. */
  title: string
  amount: Money
  /** Turnover it requires before a withdrawal, as a multiple of it. */
  times: number
  at: number
}

/**
 * Pays a bonus into the main wallet: one ledger movement, its turnover added to what a withdrawal requires, a funds record and
 * a message.
 */
export async function payBonus(tx: Tx, username: string, { title, amount, times, at }: Bonus): Promise<void> {
  const member = await tx.objectStore('members').get(username)
  if (!member) return
  const turnover = multiply(amount, times)
  await tx.objectStore('members').put({ ...member, wagering: add(member.wagering, turnover) })
  await give(tx, member, { kind: 'bonus', about: title, amount, turnover, at })
  await tell(tx, username, at, {
    title: '礼金到账通知',
    content: `<p>“${title}”礼金${amount}元已派发至主账户，完成${times}倍流水后可取款。</p><p><a href="#/transRecord">前往资金记录</a></p>`,
  })
}

type Gift = { kind: keyof typeof GIFTS; about: string; amount: Money; turnover: Money; at: number }

/** Moves a gift into the main wallet, with a funds record that says what it is. It doesn't count as a deposit. */
export async function give(
  tx: Tx,
  { username, usdtrate }: MemberRow,
  { kind, about, amount, turnover, at }: Gift,
): Promise<void> {
  const out_trade_no = await orderNumber(tx, at)
  const to = MAIN_WALLET
  await move(tx, { username, from: WORLD, to, amount, kind, reference: out_trade_no, at })
  await tx.objectStore('transactions').add({
    username,
    type: 1,
    created_at: at,
    out_trade_no,
    pay_way: `${GIFTS[kind]} · ${about}`,
    api_type: '',
    amount,
    turnover,
    state: ORDER.approved,
    paytype: GIFT,
    real_money: amount,
    rate: usdtrate,
    bank: '',
  })
}
