import { isLess } from '@/contract/values/arithmetic'
import { money } from '@/contract/values/money'
import { DAY_MS, startOfDay } from '../db/beijing'
import { tell } from '../db/inbox'
import type { MemberRow } from '../db/rows'
import { promotionRules } from '../db/seed/promotionRules'
import { vipLevels } from '../db/seed/vipLevels'
import type { Tx } from '../db/stores'
import { payBonus } from './bonus'

const NONE = money('0')
/** The promotion whose steps are the upgrade bonuses. */
const UPGRADE = promotionRules['10']

/** Stores when the member's deposits and turnover reached the next level's standards. */
export function noteReached<M extends Standing>(member: M, at: number): M {
  const next = vipLevels[member.vip + 1]
  const isReached =
    next && !isLess(member.paysum, next.recharge ?? NONE) && !isLess(member.flow, next.flow ?? NONE)
  if (isReached) return { ...member, reachedAt: member.reachedAt ?? at }
  const { reachedAt: _none, ...rest } = member
  return rest as M
}

type Standing = Pick<MemberRow, 'vip' | 'paysum' | 'flow' | 'reachedAt'>

/** When a member who has reached the next level's standards is promoted: at the start of the next Beijing day. */
export const risesAt = ({ reachedAt = Infinity }: Pick<MemberRow, 'reachedAt'>): number =>
  startOfDay(reachedAt) + DAY_MS

/**
 * Promotes a member who has reached a level's standards: at the start of the next Beijing day, one level a day, with a message
 * and the upgrade bonus. Levels never fall. Called on reads and before a bet counts, so that rebates follow the level.
 */
export async function riseLevels(tx: Tx, member: MemberRow, now: number): Promise<MemberRow> {
  const members = tx.objectStore('members')
  let risen = noteReached(member, now)
  if (risen.reachedAt !== member.reachedAt) await members.put(risen)
  while (risesAt(risen) <= now) {
    const at = risesAt(risen)
    const vip = risen.vip + 1
    const { reachedAt: _reached, ...rest } = risen
    await members.put({ ...rest, vip })
    await announce(tx, risen.username, vip, at)
    risen = noteReached((await members.get(risen.username)) ?? risen, at)
    await members.put(risen)
  }
  return risen
}

async function announce(tx: Tx, username: string, vip: number, at: number): Promise<void> {
  await tell(tx, username, at, {
    title: `恭喜晋级VIP${vip}`,
    content: `<p>您的累计存款与累计流水已达到VIP${vip}标准，等级已晋升，返水比例按 <a href="#/vip">VIP${vip}</a> 计算。</p>`,
  })
  const [, gift] = UPGRADE?.steps.find(([level]) => level === vip) ?? []
  if (!gift) return
  const amount = money(String(gift))
  await payBonus(tx, username, { title: `VIP${vip}晋级`, amount, times: UPGRADE?.times ?? 1, at })
}
