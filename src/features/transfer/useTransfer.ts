import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { useSubmit } from '@/api/useSubmit'
import {
  balancesNow,
  confirmedBalance,
  confirmedVenueBalance,
  nextVenueBalance,
} from '@/components/member/confirmedFigures'
import { mergeMember } from '@/components/member/useMember'
import { isLess, isPositive, subtract } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { listVenues, MAIN_WALLET, transfer } from '@/contract/wallet'
import type { Data, Input } from '@/contract/wire/endpoint'
import { formatMoney } from '@/lib/formatMoney'
import { useIsShown } from '@/lib/useIsShown'
import { session } from '@/state/session'
import { toast } from '@/state/toasts'
import { toTransfer, type Transfer } from './transferRules'

/** Sends a transfer and tells its message on the page, or by a toast once that is left; resolves to whether it succeeded. */
export function useTransfer(tellHere: (message: string) => void): {
  move: (values: Transfer) => Promise<boolean>
  isPending: boolean
} {
  const client = useQueryClient()
  const isShown = useIsShown()
  const { submit, isPending } = useSubmit(transfer)
  const move = async (values: Transfer) => {
    const input = toTransfer(values)
    tellHere('')
    const tell = watchAmount(client, input)
    const reply = await submit(input, {
      facts: factsOf(client, input),
      balances: balancesNow(client),
    })
    if (!reply) return false
    mergeMember(client, reply.data)
    if (isShown.current) tellHere(reply.message)
    else toast.success(reply.message)
    void tell(reply.data)
    return true
  }
  return { move, isPending }
}

/** The venue of a transfer. */
const venueOf = ({ sourcetype, targettype }: Pick<Input<typeof transfer>, 'sourcetype' | 'targettype'>) =>
  sourcetype === MAIN_WALLET ? targettype : sourcetype

/** Facts by which a member recognises a transfer whose response was lost. */
function factsOf(client: QueryClient, { amount, sourcetype, targettype }: Input<typeof transfer>) {
  const venues = client.getQueryData(query(listVenues).queryKey) ?? []
  const nameOf = (code: string) =>
    code === MAIN_WALLET ? '主账户' : (venues.find(({ platname }) => platname === code)?.name ?? code)
  return [
    ['转账金额', `¥ ${formatMoney(amount)}`],
    ['转出', nameOf(sourcetype)],
    ['转入', nameOf(targettype)],
  ] as [string, string][]
}

/**
 * Notes both balances before a transfer and returns a function that warns if less has moved than requested.
 *
 * Warns only when sure: the main balance was confirmed just before and changed by less. If the venue's balance changed by
 * the full amount, something else moved the main balance (an approved deposit, another tab).
 */
function watchAmount(client: QueryClient, { amount, sourcetype, targettype }: Input<typeof transfer>) {
  const { epoch } = session
  const isIntoVenue = sourcetype === MAIN_WALLET
  const platname = venueOf({ sourcetype, targettype })
  const main = confirmedBalance(client)
  const venue = confirmedVenueBalance(client, platname)

  return async ({ balance }: Data<typeof transfer>) => {
    const venueRead = nextVenueBalance(client, platname)
    const moved = isIntoVenue ? lesserAmount(amount, main, balance) : lesserAmount(amount, balance, main)
    if (moved === null) return
    const venueAfter = venue === null ? null : await venueRead
    const isAll = isIntoVenue
      ? hasAllMoved(amount, venueAfter, venue)
      : hasAllMoved(amount, venue, venueAfter)
    if (!isAll && session.epoch === epoch) toast.warning(`实际转账${formatMoney(moved)}元`)
  }
}

const difference = (more: Money | null, less: Money | null): Money | null =>
  more === null || less === null ? null : subtract(more, less)

/** The amount a wallet changed by if it is positive but less than `amount`, else null; CNY, null = unknown. */
export function lesserAmount(amount: Money, more: Money | null, less: Money | null): Money | null {
  const moved = difference(more, less)
  return moved !== null && isPositive(moved) && isLess(moved, amount) ? moved : null
}

/** Whether a wallet is known to have changed by at least `amount`; CNY, null = unknown. */
export function hasAllMoved(amount: Money, more: Money | null, less: Money | null): boolean {
  const moved = difference(more, less)
  return moved !== null && !isLess(moved, amount)
}
