// @vitest-environment happy-dom
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { tellFailure } from '@/api/failures'
import { register } from '@/contract/session'
import { useHashLocation } from '@/navigation/hashLocation'
import { endSession } from '@/state/session'
import { toasts } from '@/state/toasts'
import { RegisterPage } from './RegisterPage'

let answer: { code: number; message: string; data: unknown }
let sent: unknown[]

const fetchStandIn = async (input: string, init: RequestInit) => {
  if (!input.endsWith('/api/register'))
    return new Response(JSON.stringify({ code: 200, message: '', data: { username: 'lan8866' } }))
  sent.push(await new Response(init.body).json())
  return new Response(JSON.stringify(answer))
}

beforeEach(() => {
  sent = []
  answer = { code: 200, message: '注册成功', data: { api_token: 'R1' } }
  vi.stubGlobal('fetch', fetchStandIn)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  history.replaceState(null, '', '#/register?pid=friend_7')
  toasts.list = []
})
afterEach(() => {
  cleanup()
  endSession()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const entry = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = () => fireEvent.click(screen.getByRole('button', { name: '立即注册' }))

const GOOD = {
  账号: 'lan8866',
  密码: 'lan886600',
  确认密码: 'lan886600',
  真实姓名: '陈星澜',
  支付密码: '123456',
  验证码: '3kd7',
}
function fill(changed: Partial<typeof GOOD> = {}) {
  for (const [label, value] of Object.entries({ ...GOOD, ...changed }))
    fireEvent.input(entry(label), { target: { value } })
}

function show() {
  const client = new QueryClient({
    mutationCache: new MutationCache({ onError: (error) => tellFailure(register, error) }),
  })
  render(
    <QueryClientProvider client={client}>
      <Router hook={useHashLocation}>
        <RegisterPage />
      </Router>
    </QueryClientProvider>,
  )
}

it(
  'shows a refusal of the payment password at its field, which cuts no password and sends it',
  { tags: 'D60' },
  async () => {
    answer = { code: 1000, message: '密码8到20位', data: [] }
    show()
    fill({ 支付密码: '12345678' })
    press()
    expect((await screen.findByRole('alert')).textContent).toBe('密码长度为6位且必须为数字')
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(entry('支付密码'))
    fireEvent.input(entry('支付密码'), { target: { value: '' } })
    fireEvent.input(entry('支付密码'), { target: { value: '123456' } })
    press()
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(entry('支付密码').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('密码8到20位')).toHaveLength(1)
    expect(document.activeElement).toBe(entry('支付密码'))
  },
)

it.each([
  ['账号', 'lan8866000000', 'lan8866000', '最多10位，多出的3位已去除。请核对'],
  ['密码', 'a1'.repeat(26), 'a1'.repeat(25), '最多50位，多出的2位已去除。请核对'],
  ['确认密码', 'a1\u200B', 'a1', '已去除看不见的字符。请核对'],
  ['支付密码', '12345678', '123456', '最多6位，多出的2位已去除。请核对'],
  ['支付密码', '12ab56', '1256', '已去除数字以外的字符。请核对'],
  ['验证码', '３kd7x', '3kd7', '最多4位，多出的1位已去除。请核对'],
])('%s keeps of %s what it may and tells what it left out', (label, typed, kept, line) => {
  show()
  fill({ [label]: typed })
  expect(entry(label).value).toBe(kept)
  expect(screen.getByText(line)).toBeTruthy()
})
