// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route, Router, Switch, useSearch } from 'wouter'
import { toasts } from '@/state/toasts'
import { currentTarget, navigate, onFollow, useHashLocation, useIsAddress } from './hashLocation'
import { Link } from './Link'

// happy-dom fires hashchange after pushState too, which no browser does.
addEventListener('hashchange', (event) => event.stopImmediatePropagation(), { capture: true })

beforeEach(() => {
  history.replaceState(null, '', '#/')
  toasts.list = []
})
afterEach(cleanup)

function Shown() {
  return <p>{`type ${new URLSearchParams(useSearch()).get('type') ?? 'none'}`}</p>
}

const App = () => (
  <Switch>
    <Route path="/abouts">
      <Shown />
    </Route>
    <Route>
      <p>home</p>
    </Route>
  </Switch>
)
const inRouter = (children: ReactNode) => render(<Router hook={useHashLocation}>{children}</Router>)
const app = () => inRouter(<App />)

it('keeps the encoding of a nested query', { tags: 'D2' }, () => {
  navigate('/login?redirect=%2Fabouts%3Fq%3DA%2526B')
  expect(new URLSearchParams(currentTarget().split('?')[1]).get('redirect')).toBe('/abouts?q=A%26B')
})

it('says 已在当前页面！ for the current address and adds no history entry', { tags: ['D3', 's1-2'] }, () => {
  navigate('/vip')
  const before = history.length
  navigate('/vip')
  expect(history.length).toBe(before)
  expect(toasts.list.map((toast) => toast.text)).toEqual(['已在当前页面！'])
})

it('replaces without a history entry', () => {
  const before = history.length
  navigate('/app', { replace: true })
  expect(history.length).toBe(before)
  expect(currentTarget()).toBe('/app')
})

function Menu() {
  const isCurrent = useIsAddress((path) => path === '/abouts')
  return (
    <Link href="/abouts?type=4" aria-current={isCurrent ? 'page' : undefined}>
      帮助
    </Link>
  )
}

const withMenu = () =>
  inRouter(
    <>
      <Menu />
      <App />
    </>,
  )

it('marks a followed link before its page renders', async () => {
  withMenu()
  const link = screen.getByRole('link', { name: '帮助' })
  fireEvent.click(link)
  expect(location.hash).toBe('#/abouts?type=4')
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('home')).toBeTruthy()
  expect(await screen.findByText('type 4')).toBeTruthy()
})

it('drops a followed link when the app navigates elsewhere', () => {
  withMenu()
  fireEvent.click(screen.getByRole('link', { name: '帮助' }))
  act(() => navigate('/abouts?type=2', { replace: true }))
  expect(screen.getByText('type 2')).toBeTruthy()
})

it('waits briefly for the files of a followed link’s page', async () => {
  let arrive = () => {}
  onFollow(() => new Promise<void>((done) => (arrive = done)))
  withMenu()
  fireEvent.click(screen.getByRole('link', { name: '帮助' }))
  await new Promise((done) => setTimeout(done, 60))
  expect(screen.getByText('home')).toBeTruthy()
  await act(async () => arrive())
  expect(await screen.findByText('type 4', {}, { timeout: 60 })).toBeTruthy()

  act(() => navigate('/'))
  onFollow(() => new Promise(() => {}))
  fireEvent.click(screen.getByRole('link', { name: '帮助' }))
  expect(await screen.findByText('type 4')).toBeTruthy()
  onFollow(() => Promise.resolve())
})

/** Arrives as a browser does. happy-dom tells of a changed hash only later. */
function arrive(address: string): void {
  history.pushState({ mark: 1 }, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

it.each([
  ['/#/ABOUTS&type=4&shareTo=weixin', '/#/abouts?type=4&shareTo=weixin', 'type 4'],
  ['/?pid=x#%2Fabouts%3Ftype%3D2。', '/#/abouts?type=2&pid=x', 'type 2'],
  ['/?utm=1#/abouts?type=A%252Fb+c', '/?utm=1#/abouts?type=A%252Fb+c', 'type A%2Fb c'],
  ['/', '/', 'home'],
])('reads %s as %s, without a history entry and before any page does', (address, rewritten, text) => {
  const { container } = app()
  const told = vi.fn()
  addEventListener('replaceState', told)
  const before = history.length
  act(() => arrive(address))
  expect(location.pathname + location.search + location.hash).toBe(rewritten)
  expect(container.textContent).toBe(text)
  expect(history.length).toBe(before + 1)
  expect(history.state).toEqual({ mark: 1 })
  expect(told).not.toHaveBeenCalled()
})
