// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '@/state/session'
import { ApplyBar } from './ApplyBar'

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

it('the form stays shut after a success, though the server still lets the member apply', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 200, message: '申请成功', data: { username: 'a' } }),
  )
  beginSession('T1')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApplyBar id="1" title="首存礼金" terms={{}} refusal={undefined} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '申请优惠' }))
  fireEvent.change(await screen.findByLabelText('优惠金额'), { target: { value: '88' } })
  fireEvent.click(screen.getByRole('button', { name: '立即申请' }))
  await screen.findByText('申请已提交，结果见申请记录')
  expect(screen.queryByRole('button', { name: '申请优惠' })).toBeNull()
})
