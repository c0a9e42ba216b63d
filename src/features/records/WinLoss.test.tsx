import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { WinLoss } from './WinLoss'

const read = (amount: string | null) =>
  renderToStaticMarkup(<WinLoss amount={amount === null ? null : money(amount)} />).replace(/<[^>]*>/g, '')

it('marks wins and losses by sign and by word', { tags: 's2-2.10' }, () => {
  expect(read('1800')).toBe('赢 +1,800.00')
  expect(read('-0.5')).toBe('输 -0.50')
})

it('shows zero and unknown results without a sign', { tags: 'D26' }, () => {
  expect(read('0')).toBe('0.00')
  expect(read('-0.001')).toBe('0.00')
  expect(read(null)).toBe('--')
})
