import { expect, it } from 'vitest'
import { rowsSince } from './pages'

const NOW = Date.UTC(2026, 10, 26, 16)
const rows = Array.from({ length: 12 }, (_, index) => ({ time: NOW - index * 60_000 }))
const SINCE = NOW - 3600_000

/** The number of rows read, and whether all were: from pages of a size; `pageFor` is the page that the server gives for the one asked for. */
async function read(since: number, size: number, pageFor = (page: number) => page, sent = 0) {
  const { rows: found, isWhole } = await rowsSince(
    since,
    ({ time }: { time: number }) => time,
    async (page) => {
      const from = (pageFor(page) - 1) * size
      const data = rows.slice(from, from + size)
      return { data: { page, total: rows.length, data, sent: Math.max(data.length, sent) } }
    },
  )
  return [found.length, isWhole]
}

it.each([5, 10, 20])('reads the newest rows from pages of %i', async (size) => {
  expect(await read(SINCE, size)).toEqual([12, true])
})

it('stops at the first page that reaches back, and needs no others to be whole', async () => {
  expect(await read(NOW - 180_000, 5)).toEqual([4, true])
})

it.each([
  ['repeats its page', 10, () => 1, 0, 10],
  ['ends before its total', 5, (page: number) => (page > 1 ? 9 : 1), 0, 5],
  ['has rows that can’t be read', 20, undefined, 13, 12],
  ['has more pages than are read', 2, undefined, 0, 10],
])('is not whole if a server %s', async (_, size, pageFor, sent, length) => {
  expect(await read(SINCE, size, pageFor, sent)).toEqual([length, false])
})
