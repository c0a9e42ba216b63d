// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '@/state/session'
import { AgentApplicationPage } from './AgentApplicationPage'

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

it.each([
  [1, '您已经是代理', 0],
  [0, '提交申请', 1],
])('tells an agent at once instead of offering the form: isagent %s', async (isagent, text, forms) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 200, message: '', data: { username: 'a', isagent } }),
  )
  beginSession('T1')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AgentApplicationPage />
    </QueryClientProvider>,
  )
  await screen.findByText(text)
  expect(document.querySelectorAll('form')).toHaveLength(forms)
})
