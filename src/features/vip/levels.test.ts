import { expect, it } from 'vitest'
import { badgeOf } from '@/components/member/VipBadge'
import { money } from '@/contract/values/money'
import type { VipLevel } from '@/contract/vip'
import { formatRate, selectedLevel, shownLevels } from './levels'

const level = (vipname: string, status = true): VipLevel => ({
  vipname,
  status,
  recharge: money('100'),
  flow: money('200'),
  realperson: money('0.5'),
  electron: money('0.5'),
  joker: money('0.5'),
  sport: money('0.5'),
  lottery: money('0.5'),
  e_sport: money('0.5'),
  fish: null,
  upgrade_bonus: money('18'),
  birthday_bonus: null,
  monthly_salary: money('0'),
})
const numbers = (levels: VipLevel[]) => shownLevels(levels).map(({ number }) => number)

it('has no tab for VIP0 even if its status is 1', { tags: ['s1-2', 'D49'] }, () => {
  expect(numbers([level('VIP0'), level('VIP1'), level('VIP2')])).toEqual([1, 2])
})

it('numbers nameless levels by position', { tags: 'D49' }, () => {
  expect(numbers([level(''), level(''), level('')])).toEqual([1, 2])
})

it('shows the chosen level, else the own one, else the first', { tags: 's1-2' }, () => {
  const shown = shownLevels([level('VIP0'), level('VIP1'), level('VIP2'), level('VIP3')])
  expect(selectedLevel(shown, 3, 2)?.number).toBe(3)
  expect(selectedLevel(shown, null, 2)?.number).toBe(2)
  expect(selectedLevel(shown, null, 0)?.number).toBe(1)
  expect(selectedLevel(shown, 9, undefined)?.number).toBe(1)
  expect(selectedLevel([], null, undefined)).toBeUndefined()
})

it('formats rates with two decimals and an unknown one as --', { tags: 's1-3' }, () => {
  expect(formatRate(money('0.6'))).toBe('0.60%')
  expect(formatRate(money('1.35'))).toBe('1.35%')
  expect(formatRate(null)).toBe('--')
})

it('gives levels above ten the tenth badge', { tags: 's1-2' }, () => {
  expect(badgeOf(3)).toBe('/art/vip-3.svg')
  expect(badgeOf(12)).toBe('/art/vip-10.svg')
})
