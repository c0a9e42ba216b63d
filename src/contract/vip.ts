import * as z from 'zod/mini'
import { amount } from './values/money'
import { flag, rows, text } from './wire/codecs'
import { publicPost } from './wire/endpoint'

const level = z.object({
  /** Shown as a tab only when true. */
  status: flag,
  /** Deposits required for the level, CNY. */
  recharge: amount,
  /** Turnover required for the level, CNY. */
  flow: amount,
  // Highest rebate, percent.
  realperson: amount,
  electron: amount,
  joker: amount,
  sport: amount,
  lottery: amount,
  e_sport: amount,
  /** Not sent by all servers. */
  fish: amount,
  // Gifts, CNY: once at the level, on the birthday, in a month. Null or 0 where a server doesn't tell them.
  upgrade_bonus: amount,
  birthday_bonus: amount,
  monthly_salary: amount,
  /** `VIP3` */
  vipname: text,
})

/** One VIP level. */
export type VipLevel = z.output<typeof level>

/** The VIP levels; row 0 is VIP0 in most servers, see `levelNumber`. */
export const listVipLevels = publicPost('/api/uservip', {
  effect: 'read',
  // spec 1 §8: shows no error on failure
  tone: 'silent',
  data: rows(level),
})

/** Level of a row: the number at the end of its vipname, else its index. */
export function levelNumber(row: VipLevel, index: number): number {
  const end = /(\d+)$/.exec(row.vipname)
  return end ? Number(end[1]) : index
}

/** Row of level n: the one whose vipname ends in n, else `levels[n]`. */
export function levelRow(levels: VipLevel[], n: number): VipLevel | undefined {
  return levels.find((row) => /(\d+)$/.exec(row.vipname)?.[1] === String(n)) ?? levels[n]
}
