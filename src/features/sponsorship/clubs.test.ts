import { expect, it } from 'vitest'
import { clubOf, clubs, honours } from './clubs'

it.each([
  ['1', '北岸联队'],
  ['2', '云岭竞技'],
  [null, '北岸联队'],
  ['3', '北岸联队'],
  ['02', '北岸联队'],
  ['', '北岸联队'],
])('shows for type %j the club %s', (type, name) => {
  expect(clubOf(type).name).toBe(name)
})

it('keeps the figures of the specification: founded 1874, 7, 2, 1 and 1 titles', { tags: 's1-2' }, () => {
  for (const club of clubs) expect(club.history[0]).toContain('成立于1874年')
  expect(honours.map(({ title, count }) => `${title}${count}`)).toEqual([
    '顶级联赛冠军7',
    '次级联赛冠军2',
    '欧洲杯1',
    '欧洲超级杯1',
  ])
})
