// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '@/state/session'
import { ApplyBar } from './ApplyBar'

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApplyBar id="1" title="首存礼金" terms={{}} refusal={undefined} />
    </QueryClientProvider>,
  )
const APPLIED = '申请已提交，结果见申请记录'

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

const application = (state: number, created_at: string, more: object = { activity_id: 1 }) => ({
  activity_name: '首存礼金',
  state,
  created_at,
  ...more,
})

it.each<[string, object[], boolean]>([
  ['waits', [application(1, '2026-07-01 08:00:00')], true],
  [
    'waits after an approved one',
    [application(2, '2026-06-01 08:00:00'), application(1, '2026-07-01 08:00:00')],
    true,
  ],
  ['waits in a log without ids', [application(1, '2026-07-01 08:00:00', {})], true],
  ['was refused', [application(3, '2026-07-01 08:00:00'), application(1, '2026-06-01 08:00:00')], false],
  ['is another’s', [application(1, '2026-07-01 08:00:00', { activity_id: 2 })], false],
])(
  'who comes back reads that an application was made, if the log’s newest %s',
  { tags: 'D35' },
  async (_, rows, isTold) => {
    const asked = vi.fn<typeof fetch>(async () =>
      Response.json({ code: 200, message: '', data: { data: rows, total: rows.length } }),
    )
    vi.stubGlobal('fetch', asked)
    beginSession('T1')
    show()
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    if (isTold) await screen.findByText(APPLIED)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(screen.queryByRole('button', { name: '申请优惠' }) === null).toBe(isTold)
    expect(document.activeElement).toBe(document.body)
  },
)
