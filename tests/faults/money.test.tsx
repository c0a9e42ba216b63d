// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { checkIntent, closeUnknown, intents, type Intent } from '@/api/money/journal'
import { query } from '@/api/query'
import { useSubmit } from '@/api/useSubmit'
import { createDeposit } from '@/contract/deposits'
import { getMember, type Member } from '@/contract/member'
import { money } from '@/contract/values/money'
import { beginSession, endSession } from '@/state/session'
import { endpoints } from '../kit/endpoints'
import { faults } from './answers'
import { EXACT, SAID, sampleInput, samplesOf, type Json } from './samples'

vi.mock('@/api/lines', () => ({
  baseAddress: '',
  usesNetwork: true,
  isSameOrigin: true,
  sendsRequestId: true,
}))

const named = endpoints
  .filter(({ effect }) => effect === 'money')
  .map((endpoint) => ({ name: endpoint.path, endpoint }))

let asked = 0
let answer: () => Response | Promise<Response>

beforeEach(() => {
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return answer()
  })
  beginSession('t1')
})
afterEach(() => {
  cleanup()
  endSession()
  // The device's journal, which each request reads and writes whole.
  localStorage.clear()
  vi.unstubAllGlobals()
})

const wrapper = ({ children }: { children: ReactNode }) => {
  const client = new QueryClient()
  client.setQueryData(query(getMember).queryKey, { username: 'demo888' } as Member)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

it.each(named)(
  'sends $name once for every bad answer: a lost one is told and blocks the same request, any other does not',
  async ({ endpoint }) => {
    const input = sampleInput(endpoint)
    const [good = null] = samplesOf(endpoint)
    const { submit } = renderHook(() => useSubmit(endpoint), { wrapper }).result.current
    for (const { name, answer: bad, outcome } of faults) {
      beginSession('t1')
      asked = 0
      const expected = outcome(endpoint)
      answer = () => bad(good)
      const reply = await act(() => submit(input))
      expect(reply === null, name).toBe(expected !== 'data')
      expect(intents.shown !== null, name).toBe(expected === 'UnknownOutcome')
      const lost = intents.shown as Intent | null
      closeUnknown()
      answer = () => Response.json({ code: 200, message: SAID, data: good })
      const again = await act(() => submit(input))
      expect(again === null, name).toBe(expected === 'UnknownOutcome')
      expect(asked, name).toBe(expected === 'UnknownOutcome' ? 1 : 2)
      if (lost) checkIntent(lost)
      closeUnknown()
      if (lost) expect(await act(() => submit(input)), name).not.toBeNull()
    }
  },
)

/** Goes out as a JSON number: the largest amount a member can type must survive that (D26). */
const AS_NUMBER: string[] = [createDeposit.path]

it('sends the amount of every request exactly', { tags: 'D26' }, () => {
  for (const { endpoint } of named) {
    const input = sampleInput(endpoint) as Record<string, unknown>
    const amounts = Object.keys(input).filter((name) => input[name] === EXACT)
    for (const name of amounts) {
      const isNumber = AS_NUMBER.includes(endpoint.path)
      const typed = isNumber ? money('999999999.99') : EXACT
      const wire = z.encode(endpoint.request, { ...input, [name]: typed }) as Record<string, Json>
      expect(typeof wire[name], endpoint.path).toBe(isNumber ? 'number' : 'string')
      expect(JSON.stringify(wire[name]), endpoint.path).toBe(isNumber ? typed : JSON.stringify(typed))
    }
  }
  const written = named.filter(({ endpoint }) =>
    Object.values(sampleInput(endpoint) as object).includes(EXACT),
  )
  expect(written.map(({ name }) => name)).toEqual([
    '/api/recharge',
    '/api/withdraw',
    '/api/doactivityapply',
    '/api/transfer',
  ])
})
