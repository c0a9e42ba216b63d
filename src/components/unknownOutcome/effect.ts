import { send } from '@/api/send'
import { isLess, subtract } from '@/contract/values/arithmetic'
import { money, toMoney, type Money } from '@/contract/values/money'
import { getBalance, listVenueBalances, MAIN_WALLET } from '@/contract/wallet'
import type { Intent } from '@/api/money/journal'
import type { SentIntent } from './sentRequest'

/** Equal by value: `137` and `137.00`. */
export const isSame = (a: Money, b: Money): boolean => !isLess(a, b) && !isLess(b, a)

/** How far the balances moved the way a request moves them, CNY; null = unknown. */
export type Moved = { out: Money | null; into: Money | null }

/** The wallets of a transfer or withdrawal; null outside the portal. */
const walletsOf = ({ input: { sourcetype, targettype } }: Pick<Intent, 'input'>) => ({
  source: typeof sourcetype === 'string' ? sourcetype : MAIN_WALLET,
  target: typeof targettype === 'string' ? targettype : null,
})

/**
 * Compares the balances with those before the request. All unknown if they weren't certain then, can't be read now, or another
 * request of this device has moved them since.
 */
export async function movedSince(
  { balances, input, at }: Pick<Intent, 'balances' | 'input' | 'at'>,
  others: readonly SentIntent[],
): Promise<Moved> {
  const unknown = { out: null, into: null }
  if (!balances || others.some((other) => other.at >= at)) return unknown
  const { source, target } = walletsOf({ input })
  const venue = [source, target].find((wallet) => wallet !== null && wallet !== MAIN_WALLET)
  const [main, venues] = await Promise.all([
    send(getBalance, {}).then(
      ({ data }) => data.balance,
      () => null,
    ),
    venue === undefined || balances.venue === undefined
      ? []
      : send(listVenueBalances, {}).then(
          ({ data }) => data,
          () => [],
        ),
  ])
  const now = (wallet: string) =>
    wallet === MAIN_WALLET ? main : (venues.find(({ platname }) => platname === wallet)?.balance ?? null)
  const was = (wallet: string) => toMoney(wallet === MAIN_WALLET ? balances.main : balances.venue)
  const change = (wallet: string | null, isOut: boolean): Money | null => {
    const [before, after] = wallet === null ? [null, null] : [was(wallet), now(wallet)]
    if (before === null || after === null) return null
    return isOut ? subtract(before, after) : subtract(after, before)
  }
  return { out: change(source, true), into: change(target, false) }
}

const NOTHING = money('0')

/** Whether either wallet has moved by exactly this amount. */
export const hasMoved = ({ out, into }: Moved, amount: Money): boolean =>
  [out, into].some((moved) => moved !== null && isSame(moved, amount))

/** Whether the wallets are known and stand as before. */
export const hasNotMoved = ({ out, into }: Moved): boolean =>
  out !== null && isSame(out, NOTHING) && (into === null || isSame(into, NOTHING))
