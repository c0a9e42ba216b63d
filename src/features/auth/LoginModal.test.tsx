// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { openGame } from '@/components/games/openGame'
import { currentTarget, useHashLocation } from '@/navigation/hashLocation'
import { closeLogin, loginModal, openLogin } from '@/state/loginModal'
import { endSession, session } from '@/state/session'
import { toasts } from '@/state/toasts'
import { LoginModal } from './LoginModal'

let onMember: () => void

const reply = (data: unknown) => new Response(JSON.stringify({ code: 200, message: '成功', data }))
const fetchStandIn = async (input: string) => {
  if (!input.endsWith('/api/user')) return reply({ new_api_token: 'T1' })
  onMember()
  return reply({ username: 'demo888' })
}

beforeEach(() => {
  onMember = () => {}
  vi.stubGlobal('fetch', fetchStandIn)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  history.replaceState(null, '', '#/vip')
  toasts.list = []
  openLogin()
})
afterEach(() => {
  cleanup()
  endSession()
  closeLogin()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Router hook={useHashLocation}>
        <LoginModal />
      </Router>
    </QueryClientProvider>,
  )
const told = () => toasts.list.map(({ tone, text }) => `${tone}: ${text}`)

function logIn() {
  for (const [label, value] of [
    ['账号', 'demo888'],
    ['密码', 'demo8888'],
    ['验证码', '3KD7'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: '立即登录' }))
}

it('shows no message when the app ends a blocked member’s session', { tags: 's1-4' }, async () => {
  onMember = vi.fn(() => endSession())
  show()
  logIn()
  await waitFor(() => expect(onMember).toHaveBeenCalled())
  const submit = screen.getByRole('button', { name: '立即登录' })
  await waitFor(() => expect(submit.getAttribute('aria-busy')).not.toBe('true'))
  expect(told()).toEqual([])
  expect(session.token).toBeNull()
})

/** Enough of a window for the app to take it for one. */
function aWindow(): object {
  const tab = { closed: false, [Symbol.toStringTag]: 'Window' }
  return Object.assign(tab, { top: tab })
}

const game = { name: 'AG', type: 'realbet', code: '0', title: 'AG视讯', picture: '' }
const GAME_PAGE = '#/gamePage?name=AG&type=realbet&code=0'

it('offers a button for the game if its tab is blocked', { tags: 'D20' }, async () => {
  const open = vi.fn<() => object | null>(() => null)
  vi.stubGlobal('open', open)
  openGame(game)
  show()
  logIn()
  const enter = await screen.findByRole('button', { name: '进入游戏' })
  expect(screen.getByRole('dialog', { name: '进入游戏' }).textContent).toContain('AG视讯')
  expect(document.activeElement).toBe(enter)
  expect(told()).toEqual(['success: 登录成功'])

  fireEvent.click(enter)
  expect(told()).toContain('error: 浏览器拦截了新窗口，请允许弹出窗口后重试')
  expect(loginModal.isOpen).toBe(true)
  open.mockReturnValue(aWindow())
  fireEvent.click(enter)
  expect(open).toHaveBeenLastCalledWith(GAME_PAGE, '_blank')
  expect(loginModal.isOpen).toBe(false)
})

it('closes when its link to registration is followed', { tags: 's1-2' }, () => {
  show()
  fireEvent.click(screen.getByRole('link', { name: '免费注册' }))
  expect(loginModal.isOpen).toBe(false)
  expect(currentTarget()).toBe('/register')
})

it('aborts the request when it is closed', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const { unmount } = show()
  logIn()
  await waitFor(() => expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true'))
  unmount()
  answer(reply({ new_api_token: 'T9' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(session.token).toBeNull()
  expect(told()).toEqual([])
})
