import { add, subtract } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import type { Application } from '@/contract/promotions'
import { pastBets } from './historyBets'
import { ALL_DAYS, daysBefore, digitsOf, newestFirst } from './historyDays'
import { pastFunds } from './historyFunds'
import { pastRebates } from './historyRebates'
import { promotions } from './promotions'
import { seededRandom, type Random } from './random'
import type { RedPacket, SeedHistory } from './types'
import { vipLevels } from './vipLevels'

const PACKET_DAYS = [2, 5, 9, 14, 20, 27, 41, 66]
const APPLIED: [promotion: string, daysAgo: number, state: Application['state']][] = [
  ['6', 1, 'approved'],
  ['2', 6, 'approved'],
  ['8', 10, 'rejected'],
  ['4', 16, 'approved'],
  ['13', 24, 'approved'],
  ['6', 48, 'rejected'],
  ['14', 90, 'approved'],
  ['1', 360, 'approved'],
]

function pastRedPackets(now: number, random: Random): RedPacket[] {
  const { at } = daysBefore(now)
  return PACKET_DAYS.map((daysAgo, index) => ({
    id: String(PACKET_DAYS.length - index),
    money: money(`${random.oneOf([500, 1000, 2000, 3000])}.00`),
    redpacketmoney: money(`${random.between(3, 58)}.${random.between(10, 99)}`),
    // A deposit one evening, the red packet late the next morning (spec 2 §9).
    created_at: at(daysAgo + 1, 20, random),
    usetime: at(daysAgo, random.between(10, 11), random),
  }))
}

const sum = (amounts: (Money | null)[]): Money => add(...amounts.filter((amount) => amount !== null))

/** A history's net effect on the wallets, CNY: deposits less withdrawals plus wins and grants. */
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

/**
 * The past year of a VIP3 member up to `now`; the same `seed` gives the same rows apart from dates. The first deposit is
 * chosen so that the books end at `closing`, the sum of the wallets, as the ledger's rule (D37) requires.
 */
export function makeHistory({
  now,
  closing,
  seed = 1024,
}: {
  now: number
  closing: Money
  seed?: number
}): SeedHistory {
  const random = seededRandom(seed)
  const { at } = daysBefore(now)
  const bets = pastBets(now, random)
  const level = vipLevels[3] ?? vipLevels[0]
  const history: SeedHistory = {
    bets: bets.map(({ daysAgo: _daysAgo, kind: _kind, ...bet }) => bet),
    funds: pastFunds(now, random),
    rebates: level ? pastRebates(now, bets, level, random) : [],
    redPackets: pastRedPackets(now, random),
    applications: APPLIED.map(([id, daysAgo, state]) => ({
      activity_name: promotions.find((promotion) => promotion.id === id)?.title ?? '',
      created_at: at(daysAgo, 13, random),
      state,
    })),
  }
  const opened = at(ALL_DAYS - 1, 12, random)
  history.funds.push({
    type: 1,
    created_at: opened,
    out_trade_no: `${digitsOf(opened)}1888`,
    pay_way: '银行卡转账',
    amount: subtract(closing, closingBalance(history)),
    state: 2,
    venue: '',
  })
  return {
    ...history,
    bets: newestFirst(history.bets, (bet) => bet.bet_time),
    funds: newestFirst(history.funds, (row) => row.created_at),
    rebates: newestFirst(history.rebates, (row) => row.created_at),
  }
}
