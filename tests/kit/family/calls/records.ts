import { ok } from '../answers'
import { pageOf } from '../rows'
import type { Deposit, Member, Withdrawal } from '../state'
import { iso, isWithin, local } from '../times'
import { forMembers, type Family } from './api'

const OUT_WAYS = { 1: 'Bank card', 2: 'USDT-TRC20', 3: 'USDT-ERC20' } as const

function wayIn({ way, bank }: Deposit): string {
  if (way === 5) return `USDT-${bank}`
  return way === 1 ? 'Bank card' : way === 3 ? 'Alipay' : 'WeChat'
}
const wayOut = ({ type }: Withdrawal): string => OUT_WAYS[type]

/** Bets and funds. */
export function mountRecords(family: Family): void {
  const { row, now } = family

  forMembers(family, 'betrecord', (member, input, request) => {
    const [date, venue] = [input.number('date'), input.text('api_type').toLowerCase()]
    const bets = member.bets
      .filter(
        ({ at, platform_type }) => isWithin(at, date, now()) && (venue === '' || venue === platform_type),
      )
      .toReversed()
    const rows = bets.map(({ id, at, platform_type, bet_amount, win_loss, status }) => ({
      bet_id: id,
      bet_time: local(at),
      platform_type,
      ...row({ bet_amount, win_loss, status }),
      Code: '',
    }))
    return ok(pageOf(rows, request, Number(input.maybe('page'))))
  })

  forMembers(family, 'gettransrecord', (member, input, request) => {
    const [date, type, venue] = [input.number('date'), input.number('type'), input.text('api_type')]
    const rows = entriesOf(member, type, venue)
      .filter(({ at }) => isWithin(at, date, now()))
      .map(({ at, amount, ...rest }) => ({ ...row(rest), created_at: iso(at), amount }))
    return ok(pageOf(rows, request, Number(input.maybe('page'))))
  })
}

/** The rows of one funds type, newest first. Types: 1 deposits, 2 withdrawals, 3 into venues, 4 out of them. */
function entriesOf(member: Member, type: number, venue: string) {
  if (type === 1)
    return member.deposits
      .toSorted((a, b) => b.id - a.id)
      .map((deposit) => {
        const { amount, at, state, no } = deposit
        return { amount, at, state, pay_way: wayIn(deposit), out_trade_no: no }
      })
  if (type === 2)
    return member.withdrawals.map((withdrawal) => {
      const { real_money, at, state, no, type: kind } = withdrawal
      const pay_way = wayOut(withdrawal)
      return { real_money, at, state, out_trade_no: no, type: kind, pay_way, amount: real_money }
    })
  return member.transfers
    .filter((transfer) => transfer.type === type && (venue === '' || transfer.api_type === venue))
    .map(({ amount, at, api_type, pay_way }) => {
      return { real_money: amount, at, state: 1, api_type, pay_way, amount }
    })
}
