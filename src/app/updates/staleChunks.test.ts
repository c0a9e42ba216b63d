// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { missedDecorations } from '@/components/late'
import { CrashBoundary } from '../pages/CrashBoundary'
import { reloadCost } from './reloadCost'
import { reloadOnStaleChunks } from './staleChunks'

const reload = vi.fn()
const offer = vi.fn()
let arrive: (found: 0 | 1 | 2) => void

beforeAll(() => reloadOnStaleChunks())
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
  reload.mockReset()
  reloadCost.now = () => null
  reloadCost.offer = offer
  offer.mockReset()
  location.hash = ''
  const whole = new Promise<0 | 1 | 2>((resolve) => (arrive = resolve))
  self.whenWhole = () => whole
})

const failure = new TypeError('error loading dynamically imported module: http://localhost/assets/part.js')
const miss = () => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
/** The host has all files of the page from now on. */
async function come(found: 0 | 1 | 2 = 1): Promise<void> {
  arrive(found)
  await Promise.resolve()
}

it('reloads once the host has all files of the page', { tags: 'D54' }, async () => {
  miss()
  expect(reload).not.toHaveBeenCalled()
  await come()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('reloads a page in its error state when the file arrives late, and no other page', async () => {
  miss()
  await come(2)
  expect(reload).not.toHaveBeenCalled()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw failure
  }
  render(createElement(CrashBoundary, null, createElement(Broken)))
  miss()
  await come(2)
  expect(reload).toHaveBeenCalledTimes(1)
  cleanup()
  miss()
  await come(2)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload after the player has moved to another page', { tags: 'D54' }, async () => {
  miss()
  location.hash = '#/elsewhere'
  await come()
  expect(reload).not.toHaveBeenCalled()
})

it.each(['typed', 'money'] as const)(
  'does not reload when it would lose something %s, even if begun meanwhile',
  async (cost) => {
    miss()
    reloadCost.now = () => cost
    await come()
    expect(reload).not.toHaveBeenCalled()
  },
)

it.each([0, 1] as const)('leaves a reload that it must not do itself to the player (%i)', async (found) => {
  if (found === 1) reloadCost.now = () => 'typed'
  miss()
  await come(found)
  expect(reload).not.toHaveBeenCalled()
  expect(offer).toHaveBeenCalledWith(failure)
})

it('neither reloads for a decoration, which a content filter may have taken, nor asks the player to', async () => {
  miss()
  missedDecorations.add(failure)
  await come()
  await come(0)
  expect(reload).not.toHaveBeenCalled()
  expect(offer).not.toHaveBeenCalled()
  missedDecorations.delete(failure)
})
