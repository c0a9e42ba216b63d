import * as z from 'zod/mini'
import { amount } from './values/money'
import { dateTime, number, page, record, rows, text } from './wire/codecs'
import { memberGet, memberPost } from './wire/endpoint'

const rule = z.object({
  start_time: dateTime,
  end_time: dateTime,
  day_flow: amount,
  flow_money: amount,
  recharge: amount,
  /** How many grabs the recharge earns, where the server tells. */
  times: number,
})

/** Grabs left (may be negative), taken and possible, with the rules. */
export const getRedPackets = memberGet('/api/userredpacket', {
  data: record({ sendnums: number, acquirednum: number, max_times: number, rules: rows(rule) }),
})

/** Grabs one; the amount won is CNY. */
export const grabRedPacket = memberPost('/api/douserredpacket', {
  effect: 'money',
  action: '红包领取',
  // spec 2 §8: the insufficient pop-up shows the message
  tone: 'silent',
  trace: 'redPackets',
  data: record({ redpacketmoney: amount }),
  needs: ({ data }) => data.redpacketmoney,
})

const packet = z.object({
  id: text,
  /** Deposit, CNY. */ money: amount,
  redpacketmoney: amount,
  created_at: dateTime,
  usetime: dateTime,
})

/** The packets taken so far (D21; not in the specification). */
export const listRedPackets = memberPost('/api/redpacket', {
  effect: 'read',
  request: z.object({ page: z.number() }),
  data: page(packet),
})
