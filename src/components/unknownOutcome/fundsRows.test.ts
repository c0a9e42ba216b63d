// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { fundsSince } from './fundsRows'

const NOW = Date.UTC(2026, 10, 26, 16)
const rows = Array.from({ length: 12 }, (_, index) => ({
  created_at: new Date(NOW - index * 60_000).toISOString(),
  out_trade_no: `D${index}`,
  amount: '100',
  state: 1,
}))
/** Serves the rows by the page that `pageFor` makes of the one asked for. */
function serve(size: number, pageFor: (page: number) => number) {
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const from = (pageFor((JSON.parse(body) as { page: number }).page) - 1) * size
    const data = { data: rows.slice(from, from + size), total: rows.length }
    return Response.json({ code: 200, message: '', data })
  })
}
afterEach(() => vi.unstubAllGlobals())

it.each([5, 10, 20])('reads the newest rows from pages of %i', async (size) => {
  serve(size, (page) => page)
  expect(await fundsSince(1, NOW - 3600_000)).toHaveLength(12)
})

it('takes no row twice from a server that repeats its page', async () => {
  serve(10, () => 1)
  expect(await fundsSince(1, NOW - 3600_000)).toHaveLength(10)
})
