import { useSearch } from 'wouter'
import type { FundsType, Period } from '@/contract/records'
import { currentPath, navigate } from '@/navigation/hashLocation'

/** The filter of a record table. It lives in the address, so that Back, reload and sharing work. */
export type RecordFilter = {
  date: Period
  page: number
  api_type: string
  type: FundsType
  /** A bet's state or `all`, and a part of its number; both empty for the server's own list. */
  state: string
  no: string
}

/** The filter above a list, and its setter. */
export type Filtering = { filter: RecordFilter; onChange: (change: Partial<RecordFilter>) => void }

const DEFAULTS: RecordFilter = { date: 4, page: 1, api_type: '', type: 1, state: '', no: '' }

const within = (text: string | null, least: number, most: number, otherwise: number): number => {
  const number = Number(text)
  return text !== null && Number.isInteger(number) && number >= least && number <= most ? number : otherwise
}

/** Parses a query into a filter; invalid values become the defaults. */
export function readFilter(search: string): RecordFilter {
  const query = new URLSearchParams(search)
  return {
    date: within(query.get('date'), 1, 4, DEFAULTS.date) as Period,
    page: within(query.get('page'), 1, 100_000, DEFAULTS.page),
    api_type: query.get('api_type') ?? '',
    type: within(query.get('type'), 1, 4, DEFAULTS.type) as FundsType,
    state: /^(all|settled|unsettled|invalid)$/.exec(query.get('state') ?? '')?.[0] ?? DEFAULTS.state,
    no: query.get('no') ?? '',
  }
}

/** Formats a filter as a query without the defaults. */
export function writeFilter(filter: RecordFilter): string {
  const pairs = Object.entries(filter).filter(
    ([name, value]) => value !== DEFAULTS[name as keyof RecordFilter],
  )
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
}

/** The current filter and its setter. Any change other than of the page goes back to page 1. */
export function useRecordFilter(): [RecordFilter, (change: Partial<RecordFilter>) => void] {
  const filter = readFilter(useSearch())
  const change = (part: Partial<RecordFilter>) => {
    const search = writeFilter({ ...filter, page: 1, ...part })
    navigate(currentPath() + (search && `?${search}`), { quiet: true })
  }
  return [filter, change]
}
