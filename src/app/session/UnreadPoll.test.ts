// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { Message } from '@/contract/messages'
import { unreadIds } from './UnreadPoll'

/** An inbox of `total` messages whose highest id is `total`, ten a page. */
const pageOf = (total: number, page: number) => ({
  page,
  total,
  data: Array.from({ length: Math.max(0, Math.min(10, total - (page - 1) * 10)) }, (_, index) => ({
    id: total - (page - 1) * 10 - index,
    title: '',
    content: '',
    created_at: null,
  })) satisfies Message[],
})

const asked: number[] = []
/** Serves an inbox of `total` messages; the request for page `broken` fails. */
function serve(total: number, broken?: number) {
  asked.length = 0
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { page } = JSON.parse(body) as { page: number }
    asked.push(page)
    if (page === broken) throw new TypeError('no network')
    return Response.json({ code: 200, message: '', data: pageOf(total, page) })
  })
}
afterEach(() => vi.unstubAllGlobals())

const idsOf = (total: number, lastSeen: number) =>
  unreadIds(pageOf(total, 1), lastSeen, new AbortController().signal)

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
