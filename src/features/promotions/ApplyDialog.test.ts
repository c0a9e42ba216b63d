// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { applySchema } from './ApplyDialog'

it.each(['1', '88.88', ' 888 ', '１００', '0.01'])('accepts the amount %s', { tags: 'D26' }, (amount) => {
  expect(applySchema.safeParse({ amount }).success).toBe(true)
})

it.each(['', '0', '0.00', '-5', '8a8', '1e3', '1.234', '1,000', '01'])(
  'refuses the amount %s with 请输入正确的金额',
  (amount) => {
    expect(applySchema.safeParse({ amount }).error?.issues).toMatchObject([
      { path: ['amount'], message: '请输入正确的金额' },
    ])
  },
)
