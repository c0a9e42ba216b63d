import { expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import type { VipLevel } from '@/contract/vip'
import { nextLevel, wayPercent } from './vipWay'

const level = (n: number, recharge: string, flow: string) =>
  ({ vipname: `VIP${n}`, recharge: money(recharge), flow: money(flow) }) as VipLevel
const levels = [level(0, '0', '0'), level(1, '1000', '0'), level(2, '2000', '4000')]
const sum = (text: string | null) => (text === null ? null : money(text))

it('the next level is one up, at the top the own one', { tags: 'D49' }, () => {
  expect([0, 1, 2].map((own) => nextLevel(levels, own))).toEqual([1, 2, 2])
})

it.each([
  ['the lesser of both counts', 2, '1500', '1000', 25],
  ['a standard of zero asks for nothing', 1, '500', '0', 50],
  ['no more than all of it', 2, '9000', '9000', 100],
  ['an unknown figure leaves the way unknown', 2, '1500', null, null],
  ['so does a level without standards', 0, '1500', '1000', null],
])('%s', { tags: 'D49' }, (_, to, paysum, flow, percent) => {
  expect(wayPercent(levels, to, { paysum: sum(paysum), flow: sum(flow) })).toBe(percent)
})
