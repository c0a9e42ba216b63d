// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reloadCost } from './reloadCost'
import { reloadOnStaleChunks } from './staleChunks'

const reload = vi.fn()
const ask = vi.fn<() => Promise<boolean>>()

beforeAll(() => reloadOnStaleChunks())
beforeEach(() => {
  ask.mockReset()
  vi.useFakeTimers()
  self.isWhole = ask
  vi.spyOn(location, 'reload').mockImplementation(reload)
  ask.mockResolvedValue(true)
  reload.mockReset()
  reloadCost.now = () => null
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  location.hash = ''
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

it('looks every 8 s while the host lacks files of the page, and reloads once it has them [D54]', async () => {
  ask.mockResolvedValue(false)
  await miss(2)
  await vi.advanceTimersByTimeAsync(24_000)
  // Two missing files are looked for together from then on.
  expect(ask).toHaveBeenCalledTimes(2 + 3)
  expect(reload).not.toHaveBeenCalled()
  ask.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(8000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not look for the files of a page the player has left [D54]', async () => {
  ask.mockResolvedValue(false)
  await miss()
  location.hash = '#/elsewhere'
  ask.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(8000)
  expect(reload).not.toHaveBeenCalled()
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
    return Promise.resolve(true)
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
