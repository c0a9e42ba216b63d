import { isEnd, isRepeat, sentRows } from '@/api/pages'
import type { Page } from '@/contract/wire/codecs'

/** Reads one page; the first is 1. */
export type PageReader<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>
/** Pages read and pages to read; `total` is 0 before the first answer. */
export type Progress = { done: number; total: number }
/**
 * The rows of each list; `isCut` if there are more pages than the limit. `total` counts the rows of all lists, `missing` those that
 * ended lists should have by it, and that the server didn't give.
 */
export type AllPages<Row> = { lists: Row[][]; isCut: boolean; total: number; missing: number }

/** The limit for one file or chart: a thousand rows, on pages of ten. */
const MOST_PAGES = 100

/** What `did` (统计, 查找) leaves out of a list; null for nothing. */
export const cutText = ({ lists, isCut, missing }: AllPages<unknown>, did = '统计'): string | null =>
  isCut
    ? `记录较多，仅${did}最新的${lists.flat().length}条`
    : missing > 0
      ? `服务器没有给出其余${missing}条，未${did}`
      : null

type Reading<Row> = {
  read: PageReader<Row>
  /** Rows not handed out yet. */
  rows: Row[]
  /** Rows handed out or to hand out, and rows that came, repeated and unreadable ones included. */
  count: number
  sent: number
  pages: number
  last?: Page<Row>
  /** Rows at the first answer: later ones come on top, and aren't read. */
  first: number
  isWhole: boolean
}

/**
 * Reads whole lists in parts of at most 100 pages, one request at a time. Alternates between several lists, so that the limit cuts
 * all of them at about the same age. `next` reads one part; it throws if a page fails or `signal` aborts, and goes on from there
 * when called again.
 */
export function readInParts<Row>(readers: readonly PageReader<Row>[]) {
  const lists = readers.map((read): Reading<Row> => ({
    read,
    rows: [],
    count: 0,
    sent: 0,
    pages: 0,
    first: 0,
    isWhole: false,
  }))
  let done = 0
  const next = async (
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ): Promise<AllPages<Row>> => {
    while (done < MOST_PAGES) {
      const [shortest] = lists.filter(({ isWhole }) => !isWhole).sort((a, b) => a.pages - b.pages)
      if (!shortest) break
      await readNext(shortest, signal)
      done += 1
      const left = lists.reduce((sum, list) => sum + pagesLeft(list), 0)
      onProgress({ done, total: Math.min(MOST_PAGES, done + left) })
    }
    done = 0
    return {
      lists: lists.map(({ rows }) => rows.splice(0)),
      isCut: lists.some(({ isWhole }) => !isWhole),
      total: lists.reduce((sum, { last }) => sum + (last?.total ?? 0), 0),
      missing: lists.reduce(
        (sum, { isWhole, first, count }) => sum + (isWhole ? Math.max(0, first - count) : 0),
        0,
      ),
    }
  }
  return { next }
}

/** Reads whole lists up to the limit, as `readInParts`. */
export const readAllPages = <Row>(
  readers: readonly PageReader<Row>[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<AllPages<Row>> => readInParts(readers).next(signal, onProgress)

async function readNext<Row>(list: Reading<Row>, signal: AbortSignal): Promise<void> {
  const { last } = list
  const page = await list.read(list.pages + 1, signal)
  signal.throwIfAborted()
  list.isWhole = isEnd(list.sent, page, last)
  list.pages += 1
  list.last = page
  if (last === undefined) list.first = page.total
  else if (isRepeat(last, page)) return
  list.sent += sentRows(page)
  // Rows added meanwhile come first and push the others down: the next page starts with rows already read.
  const fresh = page.data.slice(last ? Math.max(0, page.total - last.total) : 0)
  // Not spread: a server's whole list at once may be too many arguments.
  for (const row of fresh) list.rows.push(row)
  list.count += fresh.length
}

const pagesLeft = ({ isWhole, pages, sent, last }: Reading<unknown>): number =>
  isWhole ? 0 : last ? Math.max(1, Math.ceil((last.total - sent) / (sent / pages))) : 1
