import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { listBets } from '@/contract/records'
import { isFound, totalsOf } from './betTotals'

const { data: bets } = z.decode(listBets.data, [
  { bet_id: 'SB1', bet_amount: '0.1', win_loss: '0.2', status: 1 },
  { bet_id: 'sb22', bet_amount: '0.2', win_loss: '-1234567.89', status: 1 },
  { bet_id: 'DG22', bet_amount: '100', win_loss: '100', status: 0 },
  { bet_id: 'DG3', bet_amount: '50', win_loss: '0', status: 2 },
  { bet_id: '', bet_amount: null, win_loss: null, status: 9 },
])

it('adds up exactly, without the stakes of void bets and the results of open ones', { tags: 'D26' }, () => {
  expect(totalsOf(bets)).toEqual({ count: 5, stakes: '50.3', net: '-1234567.69' })
  expect(totalsOf([])).toEqual({ count: 0, stakes: '0', net: '0' })
})

it.each([
  ['all', '', 'SB1 sb22 DG22 DG3 '],
  ['settled', '', 'SB1 sb22'],
  ['invalid', '', 'DG22'],
  ['unsettled', '', 'DG3'],
  ['', '22', 'sb22 DG22'],
  ['settled', 'SB2', 'sb22'],
  ['invalid', 'SB', ''],
])('finds by state %s and number %s', (state, no, ids) => {
  expect(
    bets
      .filter((bet) => isFound(bet, state, no))
      .map(({ bet_id }) => bet_id)
      .join(' '),
  ).toBe(ids)
})
