// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { transport } from './transport'

vi.mock('./lines', () => ({ baseAddress: 'http://127.0.0.1:9', usesNetwork: true }))

const NOTICES = 'POST http://127.0.0.1:9/api/homenotice {}'
const asked = vi.fn(() => Promise.resolve(new Response('asked now')))
const visitor = { method: 'POST', headers: { Authorization: 'Bearer ' }, body: '{}' }
const textOf = async (init: RequestInit) => (await transport('/api/homenotice', init)).text()

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  window.earlyReads = new Map([[NOTICES, Promise.resolve(new Response('asked early'))]])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  asked.mockClear()
})

it('takes over a read that the page has started before the app, once', async () => {
  expect(await textOf(visitor)).toBe('asked early')
  expect(asked).not.toHaveBeenCalled()
  expect(await textOf(visitor)).toBe('asked now')
})

it('asks by itself for another body', async () => {
  expect(await textOf({ ...visitor, body: '{"type":1}' })).toBe('asked now')
})

it('never gives a member what was asked for a visitor', async () => {
  expect(await textOf({ ...visitor, headers: { Authorization: 'Bearer abc' } })).toBe('asked now')
})

it('asks by itself when the early answer has grown old', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(await textOf(visitor)).toBe('asked now')
})

it('fails as the early read failed, and does not ask twice', async () => {
  const lost = Promise.reject<Response>(new TypeError('Failed to fetch'))
  lost.catch(() => {})
  window.earlyReads = new Map([[NOTICES, lost]])
  await expect(transport('/api/homenotice', visitor)).rejects.toThrow('Failed to fetch')
  expect(asked).not.toHaveBeenCalled()
})
