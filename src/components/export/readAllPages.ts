import { PAGE_SIZE, type Page } from '@/contract/wire/codecs'

/** Reads one page; the first is 1. */
export type PageReader<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>
/** Pages read and pages to read; `total` is 0 before the first answer. */
export type Progress = { done: number; total: number }
/** The rows of each list; `isCut` if there are more pages than the limit. `total` counts the rows of all lists. */
export type AllPages<Row> = { lists: Row[][]; isCut: boolean; total: number }

/** The limit for one file or chart: a thousand rows. */
export const MOST_PAGES = 100

type Reading<Row> = {
  read: PageReader<Row>
  /** Rows not handed out yet. */
  rows: Row[]
  count: number
  pages: number
  total: number | null
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
    pages: 0,
    total: null,
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
      total: lists.reduce((sum, { total }) => sum + (total ?? 0), 0),
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
  const { data, total } = await list.read(list.pages + 1, signal)
  signal.throwIfAborted()
  // Rows added meanwhile come first and push the others down: the next page starts with rows already read.
  const repeated = list.total === null ? 0 : Math.max(0, total - list.total)
  const fresh = data.slice(repeated)
  // Not spread: a server's whole list at once may be too many arguments.
  for (const row of fresh) list.rows.push(row)
  list.count += fresh.length
  list.pages += 1
  list.total = total
  list.isWhole = data.length === 0 || list.pages * PAGE_SIZE >= total || list.count >= total
}

const pagesLeft = ({ isWhole, pages, total }: Reading<unknown>): number =>
  isWhole ? 0 : Math.max(1, Math.ceil((total ?? 0) / PAGE_SIZE) - pages)
