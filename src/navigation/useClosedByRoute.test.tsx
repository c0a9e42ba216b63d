// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FOLLOWING, navigate, OPEN_DIALOG } from './hashLocation'
import { useClosedByRoute } from './useClosedByRoute'

// happy-dom fires hashchange after pushState too, which no browser does.
addEventListener('hashchange', (event) => event.stopImmediatePropagation(), { capture: true })
const back = vi.spyOn(history, 'back').mockImplementation(() => {})
const close = vi.fn<() => void>()
const Dialog = ({ except }: { except?: string }) => {
  useClosedByRoute(close, except)
  return null
}

beforeEach(() => {
  history.replaceState(null, '', '#/vip')
  vi.clearAllMocks()
})
afterEach(cleanup)

const goBack = () => {
  // Not wouter's `replaceState`, which tells the app: here the browser changes the entry.
  History.prototype.replaceState.call(history, null, '')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
}
it('closes on Back, which stays on the page', { tags: 'D80' }, () => {
  render(<Dialog />)
  expect([history.state, location.hash]).toEqual([OPEN_DIALOG, '#/vip'])
  goBack()
  expect(close).toHaveBeenCalledOnce()
  expect(location.hash).toBe('#/vip')
  expect(back).not.toHaveBeenCalled()
})

it('Back means the page before once the dialog has been closed otherwise', { tags: 'D80' }, () => {
  render(<Dialog />).unmount()
  goBack()
  expect(back).toHaveBeenCalledOnce()
  goBack()
  expect(back).toHaveBeenCalledOnce()
})

it('closes when the route changes, and a link in it takes over its entry', { tags: 'D80' }, () => {
  const { unmount } = render(<Dialog />)
  const { length } = history
  act(() => navigate('/app'))
  expect(close).toHaveBeenCalledOnce()
  unmount()
  expect([history.length, history.state]).toEqual([length, FOLLOWING])
  goBack()
  expect(back).not.toHaveBeenCalled()
})

it('hands its entry on to a dialog that follows it', { tags: 'D80' }, () => {
  const { rerender } = render(<Dialog key="one" />)
  const { length } = history
  rerender(<Dialog key="two" />)
  expect(history.length).toBe(length)
})

it('stays over the move a login makes by itself, and closes at the next one', { tags: 'D11' }, () => {
  history.replaceState(null, '', '#/login')
  render(<Dialog except="/login" />)
  expect(history.state).toBeNull()
  act(() => navigate('/', { replace: true, quiet: true }))
  expect(close).not.toHaveBeenCalled()
  expect(history.state).toBe(OPEN_DIALOG)
  act(() => navigate('/vip'))
  expect(close).toHaveBeenCalledOnce()
})
