// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { Message } from '@/contract/messages'
import { unreadIds } from './UnreadPoll'

/** An inbox of `total` messages whose highest id is `total`. */
const pageOf = (total: number, page: number, size = 10) => ({
  page,
  total,
  data: Array.from({ length: Math.max(0, Math.min(size, total - (page - 1) * size)) }, (_, index) => ({
    id: total - (page - 1) * size - index,
    title: '',
    content: '',
    created_at: null,
  })) satisfies Message[],
})

const asked: number[] = []
/** Serves an inbox of `total` messages; the request for page `broken` fails. */
function serve(total: number, broken?: number, size?: number) {
  asked.length = 0
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { page } = JSON.parse(body) as { page: number }
    asked.push(page)
    if (page === broken) throw new TypeError('no network')
    return Response.json({ code: 200, message: '', data: pageOf(total, page, size) })
  })
}
afterEach(() => vi.unstubAllGlobals())

const idsOf = (total: number, lastSeen: number, size?: number) =>
  unreadIds(pageOf(total, 1, size), lastSeen, new AbortController().signal)

it('reads pages until one holds a seen message', { tags: 'D52' }, async () => {
  serve(45)
  const ids = await idsOf(45, 22)
  expect(asked).toEqual([2, 3])
  expect(ids.filter((id) => Number(id) > 22)).toHaveLength(23)
})

it('reads only existing pages, and none if the first holds a seen message', { tags: 'D52' }, async () => {
  serve(14)
  expect(await idsOf(14, 0)).toHaveLength(14)
  expect(asked).toEqual([2])
  serve(45)
  await idsOf(45, 36)
  expect(asked).toEqual([])
})

it('stops at ten pages, since the badge shows at most 99+', { tags: 'D52' }, async () => {
  serve(500)
  expect(await idsOf(500, 0)).toHaveLength(100)
})

it('keeps the ids it has when a later page fails', { tags: ['D52', 'D25'] }, async () => {
  serve(45, 3)
  expect(await idsOf(45, 0)).toHaveLength(20)
})

it(
  'counts pages of five to the end, and a page that the server repeats once',
  { tags: ['D52', 'D17'] },
  async () => {
    serve(23, undefined, 5)
    expect(await idsOf(23, 0, 5)).toHaveLength(23)
    expect(asked).toEqual([2, 3, 4, 5])
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, message: '', data: pageOf(23, 1) }))
    expect(await idsOf(23, 0)).toHaveLength(10)
  },
)
