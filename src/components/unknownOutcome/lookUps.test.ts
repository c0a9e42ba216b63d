import { expect, it, vi } from 'vitest'
import * as contract from '@/contract/index'
import type { Endpoint } from '@/contract/wire/endpoint'
import { lookUp } from './lookUps'

const OFFLINE = 'offline'
vi.mock('@/api/send', () => ({ send: () => Promise.reject(new Error(OFFLINE)) }))

const isMoney = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'effect' in value && value.effect === 'money'
const paths = Object.values(contract).flatMap((domain) =>
  Object.values(domain as object).flatMap((value: unknown) => (isMoney(value) ? [value.path] : [])),
)

it.each(paths)('a lost request to %s is looked up in a list [D68]', async (path) => {
  const intent = {
    id: 'a',
    key: 'a',
    path,
    action: '',
    trace: '',
    input: {},
    facts: [],
    at: 0,
    serverAt: 0,
    before: 0,
    isLost: true,
  }
  const failure: unknown = await lookUp(intent, []).catch((error: unknown) => error)
  expect(failure, 'add the call to lookUps.ts: the list that shows its effect').toEqual(new Error(OFFLINE))
})
