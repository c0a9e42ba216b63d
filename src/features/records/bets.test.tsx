import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listBets } from '@/contract/records'
import { money } from '@/contract/values/money'
import { betRecords, isFound, WinLoss } from './bets'

const textOf = (node: ReactNode) => renderToStaticMarkup(<>{node}</>).replace(/<[^>]*>/g, '')

it('a void bet returns its stake, an open one has no result, also in the export', { tags: 's2-4.2' }, () => {
  const outcome = (row: object) => {
    const [bet] = z.decode(listBets.data, [row]).data
    const column = betRecords(String).columns.find(({ head }) => head === '输赢')!
    return [textOf(column.cell(bet!, 0)), column.value!(bet!)]
  }
  const stake = { status: 0, bet_amount: '1234.5' }
  for (const win_loss of ['1234.5', '0', null])
    expect(outcome({ ...stake, win_loss })).toEqual(['退回 1,234.50', '退回 1234.50'])
  expect(outcome({ status: 0, bet_amount: null })).toEqual(['退回', '退回'])
  expect(outcome({ ...stake, status: 1, win_loss: '-1234.5' })[1]).toBe('-1234.50')
  for (const win_loss of ['-1234.5', '35.25', '0', null])
    expect(outcome({ ...stake, status: 2, win_loss })).toEqual(['-', ''])
})

const { data: bets } = z.decode(listBets.data, [
  { bet_id: 'SB1', status: 1 },
  { bet_id: 'sb22', status: 1 },
  { bet_id: 'DG22', status: 0 },
  { bet_id: 'DG3', status: 2 },
  { bet_id: '', status: 9 },
])

it.each([
  ['all', '', 'SB1 sb22 DG22 DG3 '],
  ['invalid', '', 'DG22'],
  ['', '22', 'sb22 DG22'],
  ['settled', 'SB2', 'sb22'],
])('finds by state %s and number %s', { tags: 'D70' }, (state, no, ids) => {
  expect(
    bets
      .filter((bet) => isFound(bet, state, no))
      .map(({ bet_id }) => bet_id)
      .join(' '),
  ).toBe(ids)
})

const spelled = (amount: string | null) => textOf(<WinLoss amount={amount === null ? null : money(amount)} />)

it('marks wins and losses by sign and by word', { tags: 's2-2.10' }, () => {
  expect(spelled('1800')).toBe('赢 +1,800.00')
  expect(spelled('-0.5')).toBe('输 -0.50')
})

it('shows zero and unknown results without a sign', { tags: 'D26' }, () => {
  expect(spelled('0')).toBe('0.00')
  expect(spelled('-0.001')).toBe('0.00')
  expect(spelled(null)).toBe('--')
})
