// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reloadCost } from './reloadCost'
import { reloadOnStaleChunks } from './staleChunks'

const reload = vi.fn()
const ask = vi.fn()

beforeAll(() => reloadOnStaleChunks())
beforeEach(() => {
  ask.mockReset()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  ask.mockResolvedValue({ ok: true })
  reload.mockReset()
  reloadCost.now = () => null
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const miss = async (times = 1) => {
  for (let time = 0; time < times; time += 1) dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
}

it('reloads once in 30 s, however many files are missing [D54]', async () => {
  await miss(3)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(29_000)
  await miss()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  await miss()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('does not reload where it would find no page [D54]', async () => {
  ask.mockRejectedValueOnce(new TypeError('no network'))
  await miss()
  ask.mockResolvedValueOnce({ ok: false })
  await miss()
  expect(reload).not.toHaveBeenCalled()
  await miss()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload over something typed or a money request, begun while it looked either [D24]', async () => {
  for (const cost of ['typed', 'money'] as const) {
    reloadCost.now = () => cost
    await miss()
  }
  expect(ask).not.toHaveBeenCalled()
  reloadCost.now = () => null
  ask.mockImplementationOnce(() => {
    reloadCost.now = () => 'typed'
    return Promise.resolve({ ok: true })
  })
  await miss()
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload where the browser keeps no stamp: the next page would do it again [D6]', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await miss()
  expect(reload).not.toHaveBeenCalled()
})
