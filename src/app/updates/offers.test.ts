// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { updates } from '@/state/updates'
import { offerReloads } from './offers'
import { reloadCost } from './reloadCost'

const ask = vi.fn<typeof fetch>()
const failure = new TypeError('error loading dynamically imported module: http://localhost/assets/part.js')

beforeEach(() => {
  updates.offered = null
  updates.isTaken = false
  reloadCost.now = () => null
  vi.stubGlobal('fetch', ask)
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  offerReloads()
  miss()
})

const miss = () => dispatchEvent(new Event('vite:preloadError'))
const answer = (status: number, type: string) =>
  ask.mockResolvedValueOnce(new Response('', { status, headers: { 'Content-Type': type } }))
const offered = async () => {
  miss()
  reloadCost.offer(failure)
  await new Promise((done) => setTimeout(done))
  return updates.offered
}

it('offers a reload if the host has the file and its import fails again, and does it on the press', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  answer(200, 'text/javascript')
  // The file may have come meanwhile: the next try shows it.
  expect(await offered()).toBe(null)
  answer(200, 'text/javascript')
  expect(await offered()).toBe('reload')
  expect(ask).toHaveBeenCalledWith('http://localhost/assets/part.js', { cache: 'no-store' })
  updates.isTaken = true
  // Those of the tests before listen too.
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
})

it('offers no reload while the file is missing, unless text was typed, which no reload by itself may lose', async () => {
  answer(404, 'text/plain')
  expect(await offered()).toBe(null)
  answer(200, 'text/html')
  expect(await offered()).toBe(null)
  expect(await offered()).toBe(null)
  reloadCost.now = () => 'typed'
  expect(await offered()).toBe('reload')
  expect(updates.cost).toBe('typed')
})

it('offers nothing at the first failure: the next try may succeed', async () => {
  reloadCost.now = () => 'typed'
  reloadCost.offer(failure)
  await new Promise((done) => setTimeout(done))
  expect(updates.offered).toBe(null)
})

it('leaves the offer of a new version in its place', async () => {
  updates.offered = 'version'
  reloadCost.now = () => 'typed'
  expect(await offered()).toBe('version')
})
