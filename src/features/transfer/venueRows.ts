import { add, isPositive } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import type { Venue } from '@/contract/wallet'

/** A venue in the list; `balance`: undefined = loading, null = unknown. */
export type VenueRow = { platname: string; name: string; balance: Money | null | undefined }

/**
 * Rows of the grid: the polled venues or, before the first poll, the listed names with balances loading or failed.
 * Undefined before either has loaded.
 */
export function venueRows(
  names: readonly Venue[] | undefined,
  balances: readonly Venue[] | undefined,
  hasFailed: boolean,
): VenueRow[] | undefined {
  const rows = balances ?? names?.map((venue) => ({ ...venue, balance: hasFailed ? null : undefined }))
  return rows?.map(({ platname, name, balance }) => ({ platname, name, balance }))
}

/**
 * Total of the venues, CNY; null without venues or while a balance is loading or unknown. Some servers leave out the
 * member's own total or never update it.
 */
export function venueSum(rows: readonly VenueRow[] | undefined): Money | null {
  const balances = rows?.map(({ balance }) => balance ?? null) ?? []
  const amounts = balances.filter((balance) => balance !== null)
  return amounts.length > 0 && amounts.length === balances.length ? add(...amounts) : null
}

/** The rows, those with money first. */
export const moneyFirst = (rows: readonly VenueRow[]): VenueRow[] => {
  const holds = ({ balance }: VenueRow) => balance != null && isPositive(balance)
  return [...rows.filter(holds), ...rows.filter((row) => !holds(row))]
}

/** Replaces one balance; returns the same list if nothing changed, to avoid a render. */
export const withBalance = (venues: Venue[], platname: string, balance: Money | null): Venue[] =>
  venues.some((venue) => venue.platname === platname && venue.balance !== balance)
    ? venues.map((venue) => (venue.platname === platname ? { ...venue, balance } : venue))
    : venues
