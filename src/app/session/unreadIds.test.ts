import { afterEach, expect, it, vi } from 'vitest'
import type { Message } from '@/contract/messages'
import { unreadIds } from './unreadIds'

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
/** Answers the inbox of `total` messages; the page `broken` is not to be had. */
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

it('reads pages until one holds a message that was seen [D52]', async () => {
  serve(45)
  const ids = await idsOf(45, 22)
  expect(asked).toEqual([2, 3])
  expect(ids.filter((id) => id > 22)).toHaveLength(23)
})

it('reads no page more than there are, and none where the first one holds a seen message [D52]', async () => {
  serve(14)
  expect(await idsOf(14, 0)).toHaveLength(14)
  expect(asked).toEqual([2])
  serve(45)
  await idsOf(45, 36)
  expect(asked).toEqual([])
})

it('stops at ten pages: a badge tells no more than 99+ [D52]', async () => {
  serve(500)
  expect(await idsOf(500, 0)).toHaveLength(100)
})

it('keeps what it has when a later page cannot be read [D52] [D25]', async () => {
  serve(45, 3)
  expect(await idsOf(45, 0)).toHaveLength(20)
})
