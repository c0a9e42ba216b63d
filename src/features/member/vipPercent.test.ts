import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { toMoney } from '@/contract/values/money'
import { listVipLevels, type VipLevel } from '@/contract/vip'
import { vipProgress } from './vipPercent'

const levels: VipLevel[] = z.decode(listVipLevels.data, [
  { vipname: 'VIP0', recharge: '0' },
  { vipname: 'VIP1', recharge: '1000' },
  { vipname: 'VIP2', recharge: '3000' },
  { vipname: 'VIP3', recharge: '' },
])
const progress = (level: number, paysum: string, list = levels) => vipProgress(list, level, toMoney(paysum))

describe('the VIP progress', () => {
  it.each([
    ['4', 0],
    ['5', 1],
    ['994.99', 99],
    ['995', 100],
    ['1000', 100],
  ])('with %s of 1000 deposited is %i percent', (paysum, percent) => {
    expect(progress(1, paysum)).toBe(percent)
  })

  it('uses the requirement of the current level, not the next one', { tags: 's2-2' }, () => {
    expect(progress(2, '1000')).toBe(33)
  })

  it.each([
    ['nothing deposited', 1, '0'],
    ['deposits unknown', 1, ''],
    ['a level that requires nothing', 0, '500'],
    ['a level whose requirement is unknown', 3, '500'],
    ['a level that is not in the list', 9, '500'],
  ])('is 0 with %s', (_, level, paysum) => {
    expect(progress(level, paysum)).toBe(0)
  })

  it('finds the level by name, else by position', { tags: 'D49' }, () => {
    expect(progress(1, '600', [levels[2]!, levels[1]!])).toBe(60)
    expect(progress(1, '600', [levels[0]!, { ...levels[2]!, vipname: '' }])).toBe(20)
  })
})
