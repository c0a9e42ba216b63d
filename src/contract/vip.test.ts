import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { levelNumber, listVipLevels } from './vip'

/** From a real server, as far as it is read. */
const RECORDED = {
  vipname: 'VIP1',
  recharge: '1000',
  flow: '10000',
  realperson: '0.45',
  electron: '0.55',
  joker: '0.6',
  sport: '0.7',
  fish: '0.9',
  lottery: '0.3',
  e_sport: '0.8',
  status: '1',
}

it('reads levels with figures as text, and the fishing rate if sent', { tags: ['D16', 's1-3.5.2'] }, () => {
  const [level] = z.decode(listVipLevels.data, [RECORDED])
  expect(level).toMatchObject({ status: true, recharge: '1000', realperson: '0.45', fish: '0.9' })
  expect(levelNumber(level!, 0)).toBe(1)
  const { fish: _, ...six } = RECORDED
  const [other] = z.decode(listVipLevels.data, [six])
  expect(other?.fish).toBeNull()
})
