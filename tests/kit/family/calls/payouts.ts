import { Exception, ok, refuse } from '../answers'
import { bankNamed } from '../banks'
import { cents, sumOf } from '../rows'
import type { Card, Member, Withdrawal } from '../state'
import { iso, isWithin } from '../times'
import { forMembers, type Family } from './api'
import { RATES } from './member'

const MOST_CARDS = 5
const LEAST = 100
/** CNY for one USDT paid out, and the fee in coin of each chain. */
const RATE = 7.1
const FEES: Record<string, number> = { TRC20: 2, ERC20: 5 }

const kindOf = ({ bank }: Pick<Card, 'bank'>) => (bank === 'USDT' ? 2 : bank === 'antoken' ? 4 : 1)
const when = (ms: number | null) => (ms === null ? null : iso(ms))

/** Bound accounts, turnover and withdrawals. */
export function mountPayouts(family: Family): void {
  const { state, addresses, row, now } = family

  /** Accounts at a bank the back office doesn't have can't be listed. */
  function iconOf(card: Card): string {
    if (kindOf(card) !== 1) return ''
    const bank = bankNamed(card.bank)
    if (!bank) throw new Exception('Attempt to read property "bank_img" on null')
    return `${addresses.images}/uploads/${bank.bank_img}`
  }

  forMembers(family, 'getcard', (member, input) => {
    const type = input.number('type')
    const cards = member.cards.filter((card) => kindOf(card) === type)
    return ok(
      cards.map((card) => ({
        ...row({ id: card.id, user_id: member.id, bank: card.bank, bank_no: card.bank_no }),
        bank_address: card.bank_address,
        bank_owner: card.bank_owner,
        created_at: when(card.at),
        updated_at: when(card.updated),
        ico: iconOf(card),
        bank_not: card.bank_no.slice(-4),
        ...RATES,
      })),
    )
  })

  forMembers(family, 'bindcard', (member, input) => {
    if (input.text('pay_pass') !== member.payPassword) return refuse(205, '支付密码错误')
    const [bank, bank_no, bank_owner] = [input.text('bank'), input.text('bank_no'), input.text('bank_owner')]
    const kind = kindOf({ bank })
    if (member.cards.filter((card) => kindOf(card) === kind).length >= MOST_CARDS)
      return refuse(207, '最多只能绑定5个')
    const bank_address = kind === 1 ? input.text('bank_address') : kind === 2 ? bank_owner : null
    const id = (state.nextId += 1)
    member.cards.push({ id, bank, bank_no, bank_address, bank_owner, at: now(), updated: now() })
    return ok()
  })

  // That server ignores the payment password.
  forMembers(family, 'delcard', (member, input) => {
    const found = member.cards.findIndex(({ id }) => id === input.number('id'))
    if (found === -1) return refuse(500, '错误')
    member.cards.splice(found, 1)
    return ok()
  })

  forMembers(family, 'getBetAmount', (member) => ok(row({ bet_amount: turnoverOf(member) })))

  forMembers(family, 'withdraw', (member, input) => {
    const [amount, id] = [input.number('amount'), input.number('bank')]
    if (input.text('password') !== member.payPassword) return refuse(520, '取款密码错误')
    if (!(amount >= LEAST)) return refuse(214, `单次提款最低金额：${LEAST}`)
    const today = member.withdrawals.filter(({ at }) => isWithin(at, 1, now()))
    if (today.length >= state.settings.withdrawals_a_day) return refuse(216, '每日提现次数已达上限')
    if (amount > member.balance) return refuse(208, '提现金额不能大于账户余额哦')
    const card = member.cards.find((one) => one.id === id)
    if (!card) throw new Exception('Attempt to read property "bank" on null')
    const no = `${Math.floor(now() / 1000)}${1000 + (state.nextId += 1)}`
    member.balance = cents(member.balance - amount)
    member.withdrawals.unshift({ no, ...paidTo(card, amount), state: 1, at: now(), approved: null })
    return ok()
  })
}

/** A withdrawal to coin is stored in coin, minus the fee. */
function paidTo(
  { bank, bank_owner }: Card,
  asked: number,
): Pick<Withdrawal, 'type' | 'asked' | 'real_money'> {
  if (bank !== 'USDT') return { type: 1, asked, real_money: asked }
  const coin = cents(cents(asked / RATE) - (FEES[bank_owner] ?? 0))
  return { type: bank_owner === 'ERC20' ? 3 : 2, asked, real_money: coin }
}

/** The turnover since the last paid withdrawal. */
function turnoverOf({ bet_amount, bets, withdrawals }: Member): number {
  if (bet_amount !== null) return bet_amount
  const since = Math.max(0, ...withdrawals.map(({ approved }) => approved ?? 0))
  const counted = bets.filter(({ at }) => at > since).map((bet) => bet.bet_amount)
  return Number(sumOf(counted, false))
}
