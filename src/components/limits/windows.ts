import { BEIJING_MS } from '@/contract/values/beijing'
import { hours } from '@/lib/durations'

export type Span = 'day' | 'week'

const DAY = hours(24)
/** 1970-01-01 was a Thursday, three days into its week. */
const THURSDAY = 3

/** Start of a moment's Beijing day or week (from Monday), ms since 1970. */
export function startOf(span: Span, now: number): number {
  const day = Math.floor((now + BEIJING_MS) / DAY)
  const first = span === 'day' ? day : day - ((day + THURSDAY) % 7)
  return first * DAY - BEIJING_MS
}

/** Its end. */
export const endOf = (span: Span, now: number): number => startOf(span, now) + DAY * (span === 'day' ? 1 : 7)
