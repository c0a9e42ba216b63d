import { add, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { seededRandom } from '../../db/seed/random'
import { noteReached, risesAt } from '../../effects/vip'
import { pastBets, type PastBet } from './bets'
import { ALL_DAYS, daysBefore, digitsOf, newestFirst } from './days'
import { pastFunds } from './funds'
import { pastRebates } from './rebates'
import { pastApplications, pastRedPackets, pastUpgrades } from './rewards'
import type { SeedHistory } from './types'

const sum = (amounts: (Money | null)[]): Money => add(...amounts.filter((amount) => amount !== null))

/** A history's net effect on the wallets, CNY: deposits and bonuses less withdrawals plus wins and grants. */
export function closingBalance({ bets, funds, rebates, redPackets }: SeedHistory): Money {
  const approved = (type: 1 | 2) =>
    sum(funds.filter((row) => row.type === type && row.state === 2).map((row) => row.amount))
  return subtract(
    add(
      approved(1),
      sum(bets.map((bet) => bet.win_loss)),
      sum(rebates.filter(({ state }) => state === 'claimed').map((row) => row.money)),
      sum(redPackets.map((packet) => packet.redpacketmoney)),
    ),
    add(approved(2), sum(bets.filter(({ status }) => status === 'unsettled').map((bet) => bet.bet_amount))),
  )
}

const FIRST_DEPOSIT = money('2000.00')
/** The day of the withdrawal that balances the books. */
const BALANCED_DAYS_AGO = 61

/**
 * The past year of a member up to `now`, by the rules of the server; the same `seed` gives the same rows apart from dates. One
 * withdrawal is chosen so that the books end at `closing`, the sum of the wallets, as the ledger's rule requires.
 */
export function makeHistory({
  now,
  closing,
  seed = 350,
}: {
  now: number
  closing: Money
  seed?: number
}): SeedHistory {
  const random = seededRandom(seed)
  const { at } = daysBefore(now)
  const bets = pastBets(now, random)
  const order = (type: 1 | 2, created_at: number, amount: Money) => {
    const out_trade_no = `${digitsOf(created_at)}1888`
    const pay_way = type === 1 ? '银行卡转账' : '汇旺'
    return { type, created_at, out_trade_no, pay_way, amount, state: 2, venue: '' }
  }
  const deposited = [...pastFunds(now, random), order(1, at(ALL_DAYS - 1, 12, random), FIRST_DEPOSIT)]
  const rises = pastRises(bets, deposited, now)
  const { applications, bonuses } = pastApplications(now, deposited)
  const history: SeedHistory = {
    bets: bets.map(({ daysAgo: _daysAgo, ...bet }) => bet),
    funds: [...deposited, ...bonuses, ...pastUpgrades(rises)],
    rebates: pastRebates(bets, rises),
    redPackets: pastRedPackets(now, deposited, random),
    applications,
    rises,
  }
  const surplus = subtract(closingBalance(history), closing)
  history.funds.push(order(2, at(BALANCED_DAYS_AGO, 12, random), surplus))
  return {
    ...history,
    bets: newestFirst(history.bets, (bet) => bet.bet_time),
    funds: newestFirst(history.funds, (row) => row.created_at),
    rebates: newestFirst(history.rebates, (row) => row.created_at),
    redPackets: newestFirst(history.redPackets, (packet) => packet.usetime),
    applications: newestFirst(history.applications, (row) => row.created_at),
  }
}

/** The moments at which a member of this past rose to level 1, 2 and so on, by the rules. */
function pastRises(bets: PastBet[], funds: SeedHistory['funds'], now: number): number[] {
  const none = money('0')
  const events = [
    ...funds
      .filter(({ type, state }) => type === 1 && state === 2)
      .map(({ created_at, amount }) => ({ at: created_at ?? 0, paysum: amount ?? none, flow: none })),
    ...bets
      .filter(({ status }) => status === 'settled')
      .map(({ bet_time, bet_amount }) => ({ at: bet_time ?? 0, paysum: none, flow: bet_amount ?? none })),
  ].toSorted((a, b) => a.at - b.at)
  const rises: number[] = []
  let member: Parameters<typeof noteReached>[0] = { vip: 0, paysum: none, flow: none }
  const rise = (until: number) => {
    while (risesAt(member) <= until) {
      const at = risesAt(member)
      rises.push(at)
      const { reachedAt: _reached, ...rest } = member
      member = noteReached({ ...rest, vip: member.vip + 1 }, at)
    }
  }
  for (const { at, paysum, flow } of events) {
    rise(at)
    member = noteReached({ ...member, paysum: add(member.paysum, paysum), flow: add(member.flow, flow) }, at)
  }
  rise(now)
  return rises
}
