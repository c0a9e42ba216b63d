import { expect, it } from 'vitest'
import { stepsOf } from './stepsOf'

const steps = (state: Parameters<typeof stepsOf>[0]) => stepsOf(state).map(({ name, at }) => `${name} ${at}`)

it('a withdrawal is submitted, reviewed, then paid or returned [D71]', () => {
  expect(steps('pending')).toEqual(['已提交 done', '审核中 now', '已到账 ahead'])
  expect(steps('approved')).toEqual(['已提交 done', '审核中 done', '已到账 done'])
  expect(steps('rejected')).toEqual(['已提交 done', '审核中 done', '已退回 returned'])
})

it('an unknown state counts as under review [D71] [D16]', () => {
  expect(steps('unknown')).toEqual(steps('pending'))
})
