import { expect, it } from 'vitest'
import { clubOf } from './clubs'

it.each([
  ['1', '北岸联队'],
  ['2', '云岭竞技'],
  [null, '北岸联队'],
  ['3', '北岸联队'],
  ['', '北岸联队'],
])('shows for type %j the club %s', (type, name) => {
  expect(clubOf(type).name).toBe(name)
})
