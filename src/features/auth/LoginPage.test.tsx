// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentTarget, navigate } from '@/navigation/hashLocation'
import { closeTimedNotices, overlays } from '@/state/overlays'
import { beginSession, endSession, session } from '@/state/session'
import { toasts } from '@/state/toasts'
import { LoginPage } from './LoginPage'

const MEMBER = { username: 'demo888', balance: '8.00', isblack: 0, status: 1 }

/** The server's answers by path. Functions are called; an Error is a network failure. */
let answers: Record<string, unknown>
let asked: { path: string; body: unknown; authorization: string | null }[]

const fetchStandIn = async (input: string, init: RequestInit) => {
  const { pathname } = new URL(input, location.origin)
  asked.push({
    path: pathname,
    body: await new Response(init.body).json(),
    authorization: new Headers(init.headers).get('Authorization'),
  })
  const answer = answers[pathname]
  if (answer instanceof Error) throw answer
  return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
}
const ok = (data: unknown) => ({ code: 200, message: '成功', data })

beforeEach(() => {
  asked = []
  answers = {
    '/api/login_pc': ok({ new_api_token: 'T1' }),
    '/api/user': ok(MEMBER),
    '/api/homenotice': ok(['今晚维护']),
  }
  vi.stubGlobal('fetch', fetchStandIn)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  history.replaceState(null, '', '#/login')
  toasts.list = []
})
afterEach(() => {
  cleanup()
  endSession()
  closeTimedNotices()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LoginPage />
    </QueryClientProvider>,
  )
const entry = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(entry(label), { target: { value } })
const picture = () => document.querySelector<HTMLImageElement>('img[src^="/captcha/"]')
const image = () => picture()?.getAttribute('src')
const told = () => toasts.list.map(({ tone, text }) => `${tone}: ${text}`)
const press = () => fireEvent.click(screen.getByRole('button', { name: '立即登录' }))
const calls = (path: string) => asked.filter((call) => call.path === path).length

function fill({ name = 'demo888', password = 'demo8888', code = '3kd7' } = {}) {
  type('账号', name)
  type('密码', password)
  type('验证码', code)
}

it('says that a captcha picture failed, each time, and draws another at a press', { tags: 'D12' }, () => {
  show()
  const redraw = () => screen.getByRole('button', { name: '点击更换验证码' })
  const line = () => screen.queryByText('验证码图片加载失败，请点击更换')
  for (const src of ['/captcha/00.svg', '/captcha/01.svg']) {
    expect(image()).toBe(src)
    expect(line()).toBeNull()
    fireEvent.error(picture()!)
    expect(picture()).toBeNull()
    expect(redraw().textContent).toBe('点击更换')
    expect(line()).toBeTruthy()
    fireEvent.click(redraw())
  }
  expect(image()).toBe('/captcha/00.svg')
})

it('asks keyboards to leave account and password as they are typed, shown or not', { tags: 'D78' }, () => {
  show()
  const asked = (label: string) =>
    ['type', 'autocapitalize', 'autocorrect', 'spellcheck'].map((name) => entry(label).getAttribute(name))
  expect(asked('账号')).toEqual(['text', 'none', 'off', 'false'])
  expect(asked('密码')).toEqual(['password', 'none', 'off', 'false'])
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(asked('密码')).toEqual(['text', 'none', 'off', 'false'])
})

it(
  'logs in and goes where redirect leads, with no 限时公告 over it',
  { tags: ['s1-2', 's1-4'] },
  async () => {
    history.replaceState(null, '', '#/login?redirect=%2Ftransfer%3Fmode%3D1')
    show()
    fill({ name: ' demo888 ' })
    press()
    await waitFor(() => expect(currentTarget()).toBe('/transfer?mode=1'))
    expect(overlays.timedNotices).toBeNull()
    expect(told()).toEqual(['success: 登录成功'])
    expect(session.token).toBe('T1')
    expect(sessionStorage.getItem('token')).toBe('T1')
    expect(sessionStorage.getItem('baseUrl')).toBe(location.origin)
    expect(asked[0]).toEqual({
      path: '/api/login_pc',
      body: { name: 'demo888', password: 'demo8888', code: '3kd7' },
      authorization: 'Bearer ',
    })
    expect(asked.find(({ path }) => path === '/api/user')?.authorization).toBe('Bearer T1')
  },
)

it('keeps what a refusal said above the button until the next answer: a second press must hit the button', async () => {
  const refuse = (message: string) => (answers['/api/login_pc'] = { code: 203, message, data: [] })
  refuse('登录密码错误')
  show()
  fill()
  press()
  await screen.findByText('登录密码错误')
  refuse('用户不存在')
  fill({ code: '8MPA' })
  press()
  expect(screen.getByText('登录密码错误')).toBeTruthy()
  await screen.findByText('用户不存在')
  expect(screen.queryByText('登录密码错误')).toBeNull()
})

it('opens no 限时公告 over a page that was opened before it came', { tags: 'D11' }, async () => {
  let deliver = () => {}
  const gate = new Promise<void>((resolve) => (deliver = resolve))
  let isDelivered = false
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const answer = await fetchStandIn(input, init)
    if (!input.endsWith('/api/homenotice')) return answer
    await gate
    isDelivered = true
    return answer
  })
  show()
  fill()
  press()
  await waitFor(() => expect(told()).toEqual(['success: 登录成功']))
  navigate('/mine')
  cleanup()
  deliver()
  await waitFor(() => expect(isDelivered).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(overlays.timedNotices).toBeNull()
})

it.each([
  ['no notice', () => (answers['/api/homenotice'] = ok([]))],
  ['no answer', () => (answers['/api/homenotice'] = new TypeError('lost'))],
])('skips 限时公告 if there is %s', async (_, arrange) => {
  arrange()
  show()
  fill()
  press()
  await waitFor(() => expect(currentTarget()).toBe('/'))
  await waitFor(() => expect(calls('/api/homenotice')).toBe(1))
  expect(overlays.timedNotices).toBeNull()
})

it.each([
  [
    'a refusal as a warning',
    { '/api/login_pc': { code: 203, message: '登录密码错误', data: [] } },
    'warning: 登录密码错误',
  ],
  ['a lost network', { '/api/login_pc': new TypeError('lost') }, 'error: 网络异常，请检查当前网络后重试！'],
  ['an HTML page', { '/api/login_pc': '<html>' }, 'error: 服务器异常，请稍后再试'],
  ['an answer without a token', { '/api/login_pc': ok(null) }, 'error: 服务器异常，请稍后再试'],
  [
    'a member that cannot be loaded',
    { '/api/user': new TypeError('lost') },
    'error: 网络异常，请检查当前网络后重试！',
  ],
])(
  'shows %s and stays on the page without a session',
  { tags: ['s1-8.1', 's1-8.5.1'] },
  async (_, changed, text) => {
    Object.assign(answers, changed)
    show()
    fill()
    const before = picture()
    // The next captcha is the second of the pool.
    vi.mocked(Math.random).mockReturnValue(0.051)
    press()
    await waitFor(() => expect(told()).toEqual([text]))
    await waitFor(() => expect(image()).toBe('/captcha/01.svg'))
    expect(entry('验证码').value).toBe('')
    // On a slow line an element that only changes its address would show the old code meanwhile.
    expect(picture()).not.toBe(before)
    // Told in its place, where the toast would cover it.
    expect(screen.getByRole('alert').textContent).toBe(text.replace(/^.*: /, ''))
    expect(told()).toEqual([])
    expect(entry('密码').value).toBe('demo8888')
    expect(currentTarget()).toBe('/login')
    expect(session.token).toBeNull()
    expect(sessionStorage.getItem('token')).toBeNull()
    expect(overlays.timedNotices).toBeNull()
  },
)

it('remembers the account name if wanted, never the password', { tags: 'D10' }, async () => {
  show()
  fill()
  expect(entry('账号').autocomplete).toBe('username')
  expect(entry('密码').autocomplete).toBe('current-password')
  press()
  await waitFor(() => expect(localStorage.getItem('portal:rememberedAccount')).toBe('demo888'))
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).toContain('demo888')
  expect(stored).not.toContain('demo8888')
  cleanup()
  session.token = null

  show()
  expect(entry('账号').value).toBe('demo888')
  fireEvent.click(screen.getByRole('checkbox', { name: '记住密码' }))
  expect(entry('账号').autocomplete).toBe('off')
  expect(entry('密码').autocomplete).toBe('off')
  fill()
  press()
  await waitFor(() => expect(localStorage.getItem('portal:rememberedAccount')).toBe(''))
})

it('redirects members at once', { tags: ['s1-2', 'D2'] }, async () => {
  history.replaceState(null, '', '#/login?redirect=%2Fvip')
  beginSession('T0')
  show()
  await waitFor(() => expect(currentTarget()).toBe('/vip'))
})
