import { GIFTS } from '@/contract/records'
import { add, isLess, multiply } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { DAY_MS, HOUR_MS, startOfDay } from '../../db/beijing'
import { APPLICATION_MS } from '../../db/orderTerms'
import { PACKET_STEPS } from '../../db/seed/packetSteps'
import { promotionRules, type PromotionRule } from '../../db/seed/promotionRules'
import { promotions } from '../../db/seed/promotions'
import type { Random } from '../../db/seed/random'
import { giftOf } from '../../promotions/bonusOf'
import { coveredBy } from '../../promotions/spans'
import { daysBefore, digitsOf } from './days'
import type { RedPacket, SeedHistory } from './types'

type Row = SeedHistory['funds'][number]
type Applied = SeedHistory['applications'][number]

const HOUR_OF_PACKETS = 10
/** Days on which the member took red packets, given deposits before. */
const PACKET_DAYS = [2, 4, 5, 9, 13, 14, 20, 27, 41, 66]
/** Days on which the member applied for a bonus on the first deposit. */
const APPLIED_DAYS = [3, 4, 6, 8, 10, 13, 16, 20, 24, 48]

const deposits = (funds: Row[], from: number, to: number): Row[] =>
  funds
    .filter(
      ({ type, state, created_at: at }) => type === 1 && state === 2 && at !== null && from <= at && at < to,
    )
    .toSorted((a, b) => (a.created_at ?? 0) - (b.created_at ?? 0))

/** Red packets on some days, each earned by the deposits of its window. */
export function pastRedPackets(now: number, funds: Row[], random: Random): RedPacket[] {
  const { at } = daysBefore(now)
  return PACKET_DAYS.flatMap((daysAgo) => {
    const today = startOfDay(at(daysAgo, HOUR_OF_PACKETS, random))
    const usetime = at(daysAgo, random.between(HOUR_OF_PACKETS, HOUR_OF_PACKETS + 1), random)
    const redpacketmoney = money(`${random.between(1, 27)}.${random.between(10, 99)}`)
    const earning = deposits(funds, today - 12 * HOUR_MS, today + HOUR_OF_PACKETS * HOUR_MS)
    const total = add(money('0'), ...earning.map(({ amount }) => amount ?? money('0')))
    if (isLess(total, PACKET_STEPS[0] ?? total) || earning.length === 0) return []
    return [{ id: '', money: total, redpacketmoney, created_at: earning.at(-1)?.created_at ?? 0, usetime }]
  })
}

/** A bonus in the funds records. */
const bonusRow = (title: string, amount: Money, { times }: PromotionRule, at: number): Row => ({
  type: 1,
  created_at: at,
  out_trade_no: `${digitsOf(at)}8${amount.replace('.', '').slice(-3).padStart(3, '0')}`,
  pay_way: `${GIFTS.bonus} · ${title}`,
  amount,
  turnover: multiply(amount, times),
  state: 2,
  venue: '',
  isBonus: true,
})

/** The bonuses of the levels a member rose to. */
export const pastUpgrades = (rises: number[]): Row[] => {
  const rule = promotionRules['10']!
  return rises.map((at, index) =>
    bonusRow(`VIP${index + 1}晋级`, money(String(rule.steps[index]?.[1] ?? 0)), rule, at),
  )
}

/**
 * Applications for the first deposit ever and for the first deposits of some days, with the bonuses the rules pay. One asks for
 * an amount ending in .13 and is rejected.
 */
export function pastApplications(now: number, funds: Row[]): { applications: Applied[]; bonuses: Row[] } {
  const applications: Applied[] = []
  const bonuses: Row[] = []
  const apply = (activityid: string, deposit: Row | undefined, requested: Money | null = null) => {
    const rule = promotionRules[activityid]
    if (!rule || !deposit) return
    const deposited = deposit.created_at ?? 0
    // On the same day.
    const created_at = Math.min(deposited + HOUR_MS / 2, startOfDay(deposited) + DAY_MS - 1000)
    const gift = giftOf(rule, { figure: deposit.amount ?? money('0') })
    if (!/[1-9]/.test(gift)) return
    const isPaid = requested === null
    const activity_name = promotions.find(({ id }) => id === activityid)?.title ?? ''
    applications.push({
      activityid,
      activity_name,
      created_at,
      amount: requested,
      bonus: requested ?? gift,
      span: coveredBy(rule.span, { birthday: '', createdAt: 0 }, created_at).key,
      state: isPaid ? 'approved' : 'rejected',
    })
    if (isPaid) bonuses.push(bonusRow(activity_name, gift, rule, created_at + APPLICATION_MS))
  }
  apply('1', deposits(funds, 0, now)[0])
  for (const [index, daysAgo] of APPLIED_DAYS.entries()) {
    const day = startOfDay(now) - daysAgo * DAY_MS
    apply('6', deposits(funds, day, day + DAY_MS)[0], index === 2 ? money('8.13') : null)
  }
  return { applications, bonuses }
}
