import { expect, it } from 'vitest'
import type { Rebate } from '@/contract/rebates'
import type { Bet } from '@/contract/records'
import { money } from '@/contract/values/money'
import { minutes } from '@/lib/durations'
import { weekOf } from './weekOf'

/** Noon on a Sunday in Beijing. */
const NOW = Date.parse('2026-11-22T12:00:00+08:00')
const at = (time: string) => Date.parse(`${time}+08:00`)
const bet = (time: string, stake: string, result: string, status: Bet['status'] = 'settled') =>
  ({
    bet_time: at(time),
    bet_amount: money(stake),
    win_loss: money(result),
    status,
    Code: `游戏${stake}`,
    platform_type: 'pg',
  }) as Bet
const rebate = (time: string, sum: string, state: Rebate['state']) =>
  ({ created_at: at(time), money: money(sum), state }) as Rebate

it('sums up the Beijing week from Monday, exactly, with its largest win and loss', { tags: 'D82' }, () => {
  const week = weekOf(
    NOW,
    [
      bet('2026-11-22T11:00:00', '0.1', '-0.1'),
      bet('2026-11-22T11:10:00', '0.2', '0.38'),
      bet('2026-11-20T10:00:00', '700', '-700'),
      bet('2026-11-16T00:00:00', '5', '2'),
      bet('2026-11-19T10:00:00', '50', '0', 'unsettled'),
      bet('2026-11-19T10:00:00', '900', '0', 'invalid'),
      bet('2026-11-15T23:59:59', '7', '-5000'),
    ],
    [
      rebate('2026-11-17T15:00:00', '1.1', 'claimed'),
      rebate('2026-11-21T15:00:00', '0.2', 'pending'),
      rebate('2026-11-15T15:00:00', '9', 'pending'),
    ],
  )
  expect(week).toMatchObject({
    from: at('2026-11-16T00:00:00'),
    days: 4,
    count: 5,
    open: 1,
    played: minutes(10),
    stakes: '755.3',
    net: '-697.72',
    rebates: '1.3',
    pending: '0.2',
    best: { amount: '2', game: '游戏5', at: at('2026-11-16T00:00:00') },
    worst: { amount: '700', game: '游戏700', at: at('2026-11-20T10:00:00') },
  })
})

it('a pause of 15 minutes ends a stretch of play', { tags: 'D82' }, () => {
  const played = (...times: string[]) =>
    weekOf(
      NOW,
      times.map((time) => bet(`2026-11-20T${time}:00`, '1', '-1')),
      [],
    ).played
  expect(played('10:00', '10:14', '10:20')).toBe(minutes(20))
  expect(played('10:00', '10:15', '10:20')).toBe(minutes(5))
  expect(played('10:00')).toBe(0)
})

it('an empty week has neither win nor loss, and a week of losses no win', { tags: 'D82' }, () => {
  expect(weekOf(NOW, [], [])).toMatchObject({ count: 0, stakes: '0', net: '0', best: null, worst: null })
  const week = weekOf(NOW, [bet('2026-11-20T10:00:00', '5', '-5'), bet('2026-11-20T10:00:00', '5', '0')], [])
  expect(week).toMatchObject({ best: null, worst: { amount: '5' } })
})
