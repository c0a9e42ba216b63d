import { expect, it } from 'vitest'
import { calls } from './callsTable'

it('exactly one call makes a withdrawal, and none takes it back', { tags: 'D74' }, () => {
  const endpoints = calls.map(({ endpoint }) => endpoint)
  expect(endpoints.filter(({ trace }) => trace === 'withdrawals').map(({ path }) => path)).toEqual([
    '/api/withdraw',
  ])
  expect(
    endpoints.filter(({ action, path }) => /撤|取消/.test(action) || /cancel|revoke|undo/i.test(path)),
  ).toEqual([])
})
