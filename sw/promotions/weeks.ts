import { DAY_MS, startOfWeek } from '../db/beijing'
import type { MemberRow } from '../db/rows'
import { promotionRules } from '../db/seed/promotionRules'
import { promotions } from '../db/seed/promotions'
import type { Tx } from '../db/stores'
import { payBonus } from '../effects/bonus'
import { bonusOf } from './bonusOf'
import { weekPaidAt } from './spans'

const ID = '3'

/** Pays the live rebate of each week that is over, on its Monday at 15:00. Called on reads. */
export async function payWeeks(tx: Tx, member: MemberRow, now: number): Promise<void> {
  const rule = promotionRules[ID]
  const { username, createdAt, weeksPaidTo = startOfWeek(createdAt) } = member
  if (!rule || weekPaidAt(weeksPaidTo) > now) return
  let week = weeksPaidTo
  for (; weekPaidAt(week) <= now; week += 7 * DAY_MS) {
    const due = await bonusOf(tx, member, rule, { from: week, to: week + 7 * DAY_MS }, now)
    if ('reason' in due) continue
    const title = promotions.find(({ id }) => id === ID)?.title ?? ''
    await payBonus(tx, username, { title, amount: due.bonus, times: rule.times, at: weekPaidAt(week) })
  }
  const paid = await tx.objectStore('members').get(username)
  if (paid) await tx.objectStore('members').put({ ...paid, weeksPaidTo: week })
}
