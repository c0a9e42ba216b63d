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
