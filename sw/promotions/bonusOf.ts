import { add, isLess, isPositive, multiply, roundDown } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { DAY_MS } from '../db/beijing'
import type { BetRow, MemberRow } from '../db/rows'
import { FIGURES, type PromotionRule } from '../db/seed/promotionRules'
import type { Tx } from '../db/stores'
import { isTurnover } from '../effects/bets'
import { depositsOf } from '../effects/orders'
import type { Covered } from './spans'

const NONE = money('0')

/** The figure compared with the steps, and the base of a percentage, CNY. */
type Found = { figure: Money; of?: Money }

const count = (n: number): Found => ({ figure: money(String(n)) })

/** The bonus a rule pays for a span, CNY, or the reason it pays none, as shown to the member. */
export async function bonusOf(
  tx: Tx,
  member: MemberRow,
  rule: PromotionRule,
  { from, to }: Pick<Covered, 'from' | 'to'>,
  now: number,
): Promise<{ bonus: Money } | { reason: string }> {
  const found = await find(tx, member, rule, from, to, now)
  if (typeof found === 'string') return { reason: found }
  const bonus = largest(found.map((each) => giftOf(rule, each)))
  if (isPositive(bonus)) return { bonus }
  const { name, of } = FIGURES[rule.figure]
  const [[least] = [0]] = rule.steps
  const reached = largest(found.map(({ figure }) => figure))
  const current = rule.figure === 'level' ? `VIP${reached}` : reached
  return { reason: `未达到活动条件：${name}为${current}，需要${of(String(least))}` }
}

const largest = (amounts: Money[]): Money =>
  amounts.reduce((most, each) => (isLess(most, each) ? each : most), NONE)

/** The bonus of the highest step reached, in whole cents. */
export function giftOf({ steps, isPercent }: PromotionRule, { figure, of = figure }: Found): Money {
  const step = steps.findLast(([least]) => !isLess(figure, money(String(least))))
  if (!step) return NONE
  const [, gives, most = Infinity] = step
  if (!isPercent) return money(String(gives))
  const share = roundDown(multiply(multiply(of, gives), money('0.01')))
  return most !== Infinity && isLess(money(String(most)), share) ? money(String(most)) : share
}

/** What counts towards a promotion in a span, or why nothing does. */
async function find(
  tx: Tx,
  member: MemberRow,
  rule: PromotionRule,
  from: number,
  to: number,
  now: number,
): Promise<Found[] | string> {
  const { username, vip } = member
  if (rule.figure === 'level') return [count(vip)]
  if (rule.figure === 'profile') {
    const { mobile, email, birthday } = member
    const accounts = IDBKeyRange.bound([username, 0], [username, Infinity])
    const bound = await tx.objectStore('accounts').index('kind').count(accounts)
    return [count([mobile, email, birthday, bound].filter(Boolean).length)]
  }
  if (['firstDeposit', 'firstOfDay', 'deposits'].includes(rule.figure)) {
    const deposits = await depositsOf(tx, username, from, to)
    const [first] = deposits
    if (rule.figure === 'deposits') return [{ figure: add(NONE, ...deposits.map(({ amount }) => amount)) }]
    if (!first) return rule.figure === 'firstDeposit' ? '您还没有成功的首次存款' : '您今日还没有成功的存款'
    const isLate = rule.figure === 'firstDeposit' && now - first.created_at > DAY_MS
    return isLate ? '首存已超过24小时，不能再申请' : [{ figure: first.amount }]
  }
  return figuresOf(rule, await betsOf(tx, username, rule, from, to))
}

/** The settled bets of a span in the rule's lobbies, oldest first. */
async function betsOf(
  tx: Tx,
  username: string,
  rule: PromotionRule,
  from: number,
  to: number,
): Promise<BetRow[]> {
  const range = IDBKeyRange.bound([username, from], [username, to], false, true)
  const least = money(String(rule.stake ?? 0))
  const bets = await tx.objectStore('bets').index('time').getAll(range)
  return bets.filter(
    ({ status, category = '', bet_amount }) =>
      status === 'settled' && rule.lobbies?.includes(category) && !isLess(bet_amount, least),
  )
}

function figuresOf({ figure }: PromotionRule, bets: BetRow[]): Found[] {
  if (figure === 'stakes') {
    return [{ figure: add(NONE, ...bets.filter(isTurnover).map(({ bet_amount }) => bet_amount)) }]
  }
  if (figure === 'streak') return [count(longestRun(bets))]
  if (figure === 'eights') return bets.map(({ bet_id }) => count(/8*$/.exec(bet_id)?.[0].length ?? 0))
  // Slips with every match won; percentages are of the net win.
  return bets
    .filter(({ win_loss, playmemo }) => isPositive(win_loss) && !playmemo.includes('赛事取消'))
    .map(({ playname, win_loss }) => ({
      figure: money(/^(\d) ?串 ?1/.exec(playname)?.[1] ?? '1'),
      of: win_loss,
    }))
}

/** The longest run of wins; a bet that returned its stake neither counts nor breaks it. */
function longestRun(bets: BetRow[]): number {
  let [run, longest] = [0, 0]
  for (const { win_loss } of bets) {
    if (isPositive(win_loss)) run += 1
    else if (win_loss.startsWith('-')) run = 0
    longest = Math.max(longest, run)
  }
  return longest
}
