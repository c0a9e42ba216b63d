import { ok, refuse } from '../answers'
import { all, cents, pageOf } from '../rows'
import type { Member } from '../state'
import { iso, isWithin, local } from '../times'
import { forMembers, type Family } from './api'

const PACKETS_A_DAY = 3

/** Red packets: three for members with a deposit today. */
export function mountRedPackets(family: Family): void {
  const { state, row, now } = family

  forMembers(family, 'userredpacket', (member) => {
    const { sendnums, acquirednum } = packetsOf(member)
    const rule = {
      ...row({ id: 1, day_flow: 100, recharge: 3, flow_money: 1e5, money: 2, status: 1 }),
      start_time: '2020-01-01 00:00:00',
      end_time: '2035-01-01 00:00:00',
      created_at: iso(state.begun),
      updated_at: iso(state.begun),
    }
    const redPacketStatus = sendnums > 0 ? 'STARTING' : 'END'
    return ok({ sendnums, acquirednum, redPacketStatus, rules: [rule], max_times: PACKETS_A_DAY })
  })
  forMembers(family, 'douserredpacket', (member) => {
    const { sendnums, deposit } = packetsOf(member)
    if (sendnums === 0 || !deposit) return refuse(500, '暂无红包可抢')
    const won = 5.88
    member.balance = cents(member.balance + won)
    const packet = { id: (state.nextId += 1), money: deposit.amount, redpacketmoney: won, at: now() }
    member.packets.unshift(packet)
    const { acquirednum } = packetsOf(member)
    return ok({ redpacketmoney: won, sendnums: sendnums - 1, acquirednum }, '成功领取')
  })
  forMembers(family, 'redpacket', (member, input, request) => {
    const rows = member.packets.map(({ id, money, redpacketmoney, at }) => ({
      ...row({ id, redpacketid: 1, redpacketfee: '2', uid: member.id, money, status: 1 }),
      ...row({ redpacketmoney, isuse: 1, amount: redpacketmoney }),
      usetime: local(at),
      ...all('created_at updated_at', iso(at)),
    }))
    return ok(pageOf(rows, request, Number(input.maybe('page'))))
  })

  function packetsOf({ deposits, packets }: Member) {
    const isToday = ({ at }: { at: number }) => isWithin(at, 1, now())
    const deposit = deposits.find((one) => one.state === 2 && isToday(one))
    const acquirednum = packets.filter(isToday).length
    return { deposit, acquirednum, sendnums: deposit ? Math.max(0, PACKETS_A_DAY - acquirednum) : 0 }
  }
}
