import { getRedPackets, grabRedPacket, listRedPackets } from '@/contract/redPackets'
import { add, isLess } from '@/contract/values/arithmetic'
import { money, toMoney, type Money } from '@/contract/values/money'
import { HOUR_MS, startOfDay } from '../db/beijing'
import { MAIN_WALLET, move, WORLD } from '../db/ledger'
import { newestPage } from '../db/pages'
import { randomBelow } from '../db/random'
import { Refusal } from '../db/refusal'
import { PACKET_STEPS } from '../db/seed/packetSteps'
import type { Tx } from '../db/stores'
import { depositsOf } from '../effects/orders'
import { say, serveMember, type Api } from '../server/serve'

const NONE = money('0')
/** As real servers write that there is no limit. */
const UNLIMITED = money('99999999.99')

/** Red packets: 10:00 to 12:00 in Beijing, for deposits from 12:00 the day before to 10:00, as specified. */
export function mountRedPackets(api: Api): void {
  serveMember(api, getRedPackets, async ({ tx, member, now }) => {
    const { start, end, earned, left, everTaken } = await standing(tx, member.username, now)
    // Deposits alone earn them, whatever the turnover.
    const rules = PACKET_STEPS.map((recharge, index) => ({
      start_time: start,
      end_time: end,
      day_flow: NONE,
      flow_money: UNLIMITED,
      recharge,
      times: index + 1,
    }))
    return { sendnums: left, acquirednum: everTaken, max_times: earned, rules }
  })

  serveMember(api, grabRedPacket, async ({ tx, member, now }) => {
    const { username } = member
    if ((await tx.objectStore('site').get('site'))?.redpacket_switch === 0)
      throw new Refusal('红包已关闭', 500)
    const { start, end, left, deposited, lastDeposit } = await standing(tx, username, now)
    if (left <= 0) throw new Refusal('您还未达到领取条件，快去完成吧！', 500)
    if (now < start) throw new Refusal('活动未开始，请耐心等待', 500)
    if (now >= end) throw new Refusal('活动已结束，请等待下次活动', 500)
    const redpacketmoney = drawn()
    await tx
      .objectStore('redPackets')
      .add({ username, money: deposited, redpacketmoney, created_at: lastDeposit, usetime: now })
    await move(tx, {
      username,
      from: WORLD,
      to: MAIN_WALLET,
      amount: redpacketmoney,
      kind: 'red packet',
      at: now,
    })
    // A bonus requires its own amount as turnover.
    await tx.objectStore('members').put({ ...member, wagering: add(member.wagering, redpacketmoney) })
    return say('成功领取', { redpacketmoney })
  })

  serveMember(api, listRedPackets, async ({ tx, member: { username }, input: { page } }) => {
    const range = IDBKeyRange.bound([username, 0], [username, Infinity])
    const found = await newestPage(tx.objectStore('redPackets').index('time'), range, page)
    return { ...found, data: found.data.map(({ id = 0, ...packet }) => ({ ...packet, id: String(id) })) }
  })
}

/** Today's window and the member's quota of it, earned and left, with all packets ever taken. */
async function standing(tx: Tx, username: string, now: number) {
  const today = startOfDay(now)
  const [start, end] = [today + 10 * HOUR_MS, today + 12 * HOUR_MS]
  const deposits = await depositsOf(tx, username, today - 12 * HOUR_MS, start)
  const deposited = add(NONE, ...deposits.map(({ amount }) => amount))
  const earned = PACKET_STEPS.filter((step) => !isLess(deposited, step)).length
  const packets = tx.objectStore('redPackets').index('time')
  const [taken, everTaken] = await Promise.all(
    [today, 0].map((from) => packets.count(IDBKeyRange.bound([username, from], [username, Infinity]))),
  )
  return {
    start,
    end,
    earned,
    left: earned - taken!,
    everTaken: everTaken!,
    deposited,
    lastDeposit: deposits.at(-1)?.created_at ?? start,
  }
}

/** A random sum from 1.00 to 28.88 yuan. */
function drawn(): Money {
  const cents = 100 + randomBelow(2789)
  return toMoney(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`) ?? money('1')
}
