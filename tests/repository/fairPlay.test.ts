import { expect, it } from 'vitest'
import { calls } from './callsTable'

it('no call takes a withdrawal back, and one alone makes one [D74]', () => {
  const endpoints = calls.map(({ endpoint }) => endpoint)
  expect(endpoints.filter(({ trace }) => trace === 'withdrawals').map(({ path }) => path)).toEqual([
    '/api/withdraw',
  ])
  expect(
    endpoints.filter(({ action, path }) => /撤|取消/.test(action) || /cancel|revoke|undo/i.test(path)),
  ).toEqual([])
})
