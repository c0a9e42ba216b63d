import { PAGE_SIZE, type Page } from '@/contract/wire/codecs'

/** Reads one page; the first is 1. */
export type PageReader<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>
/** Pages read and pages to read; `total` is 0 before the first answer. */
export type Progress = { done: number; total: number }
/** The rows of each list; `isCut` if there are more pages than the limit. */
export type AllPages<Row> = { lists: Row[][]; isCut: boolean }

/** The limit for one export or chart: a thousand rows. */
export const MOST_PAGES = 100

type Reading<Row> = {
  read: PageReader<Row>
  rows: Row[]
  pages: number
  total: number | null
  isWhole: boolean
}

/**
 * Reads whole lists, one request at a time. Alternates between several lists, so that the limit cuts all of them at about
 * the same age. Throws if a page fails or `signal` aborts.
 */
export async function readAllPages<Row>(
  readers: readonly PageReader<Row>[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<AllPages<Row>> {
  const lists = readers.map((read): Reading<Row> => ({
    read,
    rows: [],
    pages: 0,
    total: null,
    isWhole: false,
  }))
  for (let done = 1; done <= MOST_PAGES; done++) {
    const [next] = lists.filter(({ isWhole }) => !isWhole).sort((a, b) => a.pages - b.pages)
    if (!next) break
    await readNext(next, signal)
    onProgress({
      done,
      total: Math.min(
        MOST_PAGES,
        lists.reduce((sum, list) => sum + pagesOf(list), 0),
      ),
    })
  }
  return { lists: lists.map(({ rows }) => rows), isCut: lists.some(({ isWhole }) => !isWhole) }
}

async function readNext<Row>(list: Reading<Row>, signal: AbortSignal): Promise<void> {
  const { data, total } = await list.read(list.pages + 1, signal)
  signal.throwIfAborted()
  // Rows added meanwhile come first and push the others down: the next page starts with rows already read.
  const repeated = list.total === null ? 0 : Math.max(0, total - list.total)
  list.rows.push(...data.slice(repeated))
  list.pages += 1
  list.total = total
  list.isWhole = data.length === 0 || list.pages * PAGE_SIZE >= total || list.rows.length >= total
}

const pagesOf = ({ isWhole, pages, total }: Reading<unknown>): number =>
  isWhole ? pages : Math.max(1, Math.ceil((total ?? 0) / PAGE_SIZE))
