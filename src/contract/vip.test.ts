import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { levelNumber, listVipLevels } from './vip'

/** From a real server. */
const RECORDED = [
  {
    id: 2,
    vipname: 'VIP1',
    vippic: '',
    recharge: '1000',
    flow: '10000',
    realperson: '0.45',
    electron: '0.55',
    joker: '0.6',
    sport: '0.7',
    fish: '0.9',
    lottery: '0.3',
    e_sport: '0.8',
    upgrade_bonus: '0',
    weekly_salary: '0',
    monthly_salary: '0',
    status: '1',
    exp: '0',
    is_default: '0',
    created_at: '2026-11-22T03:21:25.000000Z',
    updated_at: '2026-11-22T03:21:25.000000Z',
  },
]

it('reads levels with figures as text, and the fishing rate if sent', { tags: ['D16', 's1-3.5.2'] }, () => {
  const [level] = z.decode(listVipLevels.data, RECORDED)
  expect(level).toMatchObject({ status: true, recharge: '1000', realperson: '0.45', fish: '0.9' })
  expect(levelNumber(level!, 0)).toBe(1)
  const { fish: _, ...six } = RECORDED[0]!
  const [other] = z.decode(listVipLevels.data, [six])
  expect(other?.fish).toBeNull()
})
