import { PAGE_SIZE, type Page } from '@/contract/wire/codecs'

type Rows = Page<unknown>

/** Rows in an answer, unreadable ones included. */
export const sentRows = ({ sent, data }: Rows): number => sent ?? data.length

/** Sizes that servers use. */
const SIZES = [PAGE_SIZE, 5, 15, 20, 50, 100]

/**
 * Rows per page of a server, by its answer to `page`: the first size that explains the number of rows, since some servers tell
 * another than they use (D17). `known` is the size found on an earlier page.
 */
export function pageSize(page: number, read: Rows, known?: number): number {
  const sent = sentRows(read)
  if (page > 1 && known) return known
  if (sent >= read.total) return Math.max(sent, PAGE_SIZE)
  const explains = (size: number) =>
    size > 0 && sent === Math.max(0, Math.min(size, read.total - (page - 1) * size))
  return [read.size ?? 0, ...SIZES, sent].find(explains) ?? (read.size || PAGE_SIZE)
}

/** Whether two answers have the same rows: the server repeats a page, whichever is asked for. */
export const isRepeat = (before: Rows | undefined, read: Rows): boolean =>
  before !== undefined && read.data.length > 0 && JSON.stringify(before.data) === JSON.stringify(read.data)

/** Whether nothing comes after an answer, when `count` rows came before it, the last ones in `before`. */
export const isEnd = (count: number, read: Rows, before?: Rows): boolean =>
  sentRows(read) === 0 || count + sentRows(read) >= read.total || isRepeat(before, read)

/** Pages that `rowsSince` reads at most. */
const MOST_PAGES = 5

/** A list's rows since a moment (ms), newest first; `isWhole`: all of them came, and could be read. Throws what `read` throws. */
export async function rowsSince<Row>(
  time: number,
  timeOf: (row: Row) => number | null,
  read: (page: number) => Promise<{ data: Page<Row> }>,
): Promise<{ rows: (Row & { at: number })[]; isWhole: boolean }> {
  const rows: (Row & { at: number })[] = []
  let isReadable = true
  let before: Page<Row> | undefined
  for (let page = 1, count = 0, total = 0; page <= MOST_PAGES; page += 1) {
    const { data } = await read(page)
    if (isRepeat(before, data)) break
    const timed = data.data.flatMap((row) => {
      const at = timeOf(row)
      return at === null ? [] : [{ ...row, at }]
    })
    rows.push(...timed.filter(({ at }) => at >= time))
    isReadable &&= timed.length === sentRows(data)
    count += sentRows(data)
    total = Math.max(total, data.total)
    if (timed.some(({ at }) => at < time) || count >= total) return { rows, isWhole: isReadable }
    if (sentRows(data) === 0) break
    before = data
  }
  return { rows, isWhole: false }
}
