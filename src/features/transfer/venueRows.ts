import { add } from '@/contract/arithmetic'
import type { Money } from '@/contract/money'
import type { Venue } from '@/contract/wallet'

/** A venue as it is shown: `balance` undefined = still being read, null = unknown. */
export type VenueRow = { platname: string; name: string; balance: Money | null | undefined }

/**
 * The venues of the grid: what the poll last said; until its first answer the names of the venue list, whose balances
 * are being read (spec 2 §2) or, when that failed, unknown. Undefined while neither has come.
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
 * What the venues of the list hold together, CNY. Better than the member's own total, which some servers leave out and others
 * never count. Null while a balance is still being read or unknown, and where no venue is listed.
 */
export function venueSum(rows: readonly VenueRow[] | undefined): Money | null {
  const balances = rows?.map(({ balance }) => balance ?? null) ?? []
  const known = balances.filter((balance) => balance !== null)
  return known.length > 0 && known.length === balances.length ? add(...known) : null
}

/** The list with one balance replaced; the same list when nothing changed, so that nothing is drawn again. */
export const withBalance = (venues: Venue[], platname: string, balance: Money | null): Venue[] =>
  venues.some((venue) => venue.platname === platname && venue.balance !== balance)
    ? venues.map((venue) => (venue.platname === platname ? { ...venue, balance } : venue))
    : venues
