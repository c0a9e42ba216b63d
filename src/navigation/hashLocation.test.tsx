// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toasts } from '@/state/toasts'
import { currentTarget, navigate, onFollow, useIsAddress, usePath, useQueryValue } from './hashLocation'
import { Link } from './Link'

// happy-dom fires hashchange after pushState too, which no browser does.
addEventListener('hashchange', (event) => event.stopImmediatePropagation(), { capture: true })

beforeEach(() => {
  history.replaceState(null, '', '#/')
  toasts.list = []
})
afterEach(cleanup)

function Shown() {
  return <p>{`type ${useQueryValue('type') ?? 'none'}`}</p>
}

const App = () => (usePath() === '/abouts' ? <Shown /> : <p>home</p>)
const app = () => render(<App />)

it('opens a deep link with its query [D1]', () => {
  history.replaceState(null, '', '#/abouts?type=3')
  expect(app().container.textContent).toBe('type 3')
})

it('follows navigation and keeps the query inside the hash [D1]', () => {
  const { container } = app()
  act(() => navigate('/abouts?type=5'))
  expect(location.search).toBe('')
  expect(location.hash).toBe('#/abouts?type=5')
  expect(container.textContent).toBe('type 5')
})

it('keeps the encoding of a nested query [D2]', () => {
  navigate('/login?redirect=%2Fabouts%3Fq%3DA%2526B')
  expect(new URLSearchParams(currentTarget().split('?')[1]).get('redirect')).toBe('/abouts?q=A%26B')
})

it('says 已在当前页面！ for the current address and adds no history entry [D3] [s1-2]', () => {
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
  render(
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
