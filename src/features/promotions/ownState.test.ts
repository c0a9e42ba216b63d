import { expect, it } from 'vitest'
import type { Application, Promotion } from '@/contract/promotions'
import { haveFirst, ownState } from './ownState'

const NOW = 1000
const promotion = (more: Partial<Promotion> = {}): Promotion => ({
  id: '1',
  title: '',
  type: '',
  banner: '',
  content: [],
  memo: [],
  can_apply: true,
  state: true,
  created_at: null,
  starts_at: null,
  ends_at: null,
  ...more,
})
const application = (state: Application['state'], created_at: number, activity_id = '1'): Application => ({
  activity_id,
  activity_name: '',
  created_at,
  state,
})
const closed = promotion({ can_apply: false })

it.each<[string, Promotion, Application[], string | undefined]>([
  ['one that may be applied for', promotion(), [], '可申请'],
  ['one that begins later', promotion({ starts_at: NOW + 1 }), [], '未到时间'],
  ['one that has ended', promotion({ ends_at: NOW - 1 }), [], '已结束'],
  ['one that waits for its decision', promotion(), [application('pending', 950)], '待审核'],
  ['one that was approved', closed, [application('approved', 800)], '已领取'],
  ['one that was approved, and may be had again', promotion(), [application('approved', 800)], '可申请'],
  ['one approved since the list was read', promotion(), [application('approved', 950)], '已领取'],
  ['one that was refused', closed, [application('rejected', 800)], undefined],
  [
    'one whose newest application waits',
    closed,
    [application('approved', 700), application('pending', 800)],
    '待审核',
  ],
  ['one of another application', closed, [application('approved', 800, '2')], undefined],
])('a card says what %s is to the member', (_, offer, applications, text) => {
  expect(ownState(offer, applications, 900, NOW)?.text).toBe(text)
})

it('puts in front what can be had now, else keeps the server’s order', { tags: 'D35' }, () => {
  const rows = [
    promotion({ id: 'spent', can_apply: false }),
    promotion({ id: 'later', starts_at: NOW + 1 }),
    promotion({ id: 'first' }),
    promotion({ id: 'second' }),
  ]
  expect(haveFirst(rows, NOW).map(({ id }) => id)).toEqual(['first', 'second', 'spent', 'later'])
})
