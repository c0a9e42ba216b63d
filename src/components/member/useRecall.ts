import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { RefusedError } from '@/api/failures'
import { send } from '@/api/send'
import { useSubmit } from '@/api/useSubmit'
import { add, isLess, isPositive, roundDown, subtract } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { listVenueBalances, MAIN_WALLET, recallAll, transfer, type Venue } from '@/contract/wallet'
import { formatMoney } from '@/lib/formatMoney'
import { useSingleRun } from '@/lib/useSingleRun'
import { session } from '@/state/session'
import { toast } from '@/state/toasts'
import { balancesNow, confirmedBalance, confirmedVenues } from './confirmedFigures'
import { mergeMember } from './useMember'

type Held = Venue & { balance: Money }

/** Whether a venue holds money. */
export const isHeld = (venue: Venue): venue is Held => venue.balance !== null && isPositive(venue.balance)

/** Venues that still hold money; null if they can't be read, and from a list without venues, which proves nothing. */
const readHeld = (): Promise<Held[] | null> =>
  send(listVenueBalances, {}).then(
    ({ data }) => (data.length === 0 ? null : data.filter(isHeld)),
    () => null,
  )

/** What stays where: `AG真人 ¥88.00、PG电子 ¥0.50`. */
const heldText = (held: readonly Held[]): string =>
  held.map(({ name, balance }) => `${name} ¥${formatMoney(balance)}`).join('、')

const RECALLED = '回收成功'
/** The server's message; some call a recall a transfer. */
const wordsOf = (message: string): string =>
  /^(?:转账|操作|一键回收)?成功[!！。]?$/.test(message) ? RECALLED : message

/** The amount all venues held, if that and the main balance were certain before the recall. */
function expected(client: QueryClient): { main: Money; sum: Money } | null {
  const main = confirmedBalance(client)
  const venues = confirmedVenues(client)
  return main === null || venues === null
    ? null
    : { main, sum: add(...venues.filter(isHeld).map(({ balance }) => balance)) }
}

/**
 * Recalls all venues. Some servers recall one venue only and call it a success: it then transfers the others out one
 * by one, each once, until one has an unknown outcome, and tells what stays where (D77).
 */
export function useRecall(): { recall: () => Promise<void>; isPending: boolean } {
  const client = useQueryClient()
  const all = useSubmit(recallAll)
  const failure = useRef<Error | null>(null)
  const wasRefused = () => failure.current instanceof RefusedError
  const one = useSubmit(transfer, { onError: (error) => (failure.current = error) })

  /** Whether the next venue may follow: this one came, or was refused. */
  const bring = async ({ name, platname, balance }: Held): Promise<boolean> => {
    failure.current = null
    const amount = roundDown(balance)
    if (!isPositive(amount)) return true
    const reply = await one.submit(
      { amount, sourcetype: platname, targettype: MAIN_WALLET },
      {
        facts: [
          ['转账金额', `¥ ${formatMoney(amount)}`],
          ['转出', name],
          ['转入', '主账户'],
        ],
        balances: balancesNow(client),
      },
    )
    if (reply) mergeMember(client, reply.data)
    return reply !== null || wasRefused()
  }

  const { run, isRunning } = useSingleRun(async () => {
    const { epoch } = session
    const before = expected(client)
    const reply = await all.submit({})
    if (!reply || session.epoch !== epoch) return
    mergeMember(client, reply.data)
    const { balance } = reply.data
    // A list that lags behind the wallets must not send for what has come.
    const hasAllCome =
      before !== null && balance !== null && !isLess(subtract(balance, before.main), before.sum)
    const held = hasAllCome ? [] : await readHeld()
    if (session.epoch !== epoch) return
    if (held === null) return toast.success(`${wordsOf(reply.message)}，请核对各场馆余额`)
    if (held.length === 0) return toast.success(wordsOf(reply.message))
    for (const venue of held)
      if (!(await bring(venue)) || session.epoch !== epoch)
        return toast.warning('回收未全部完成，请核对各场馆余额')
    const left = await readHeld()
    if (session.epoch !== epoch) return
    toast.success(RECALLED)
    if (left === null) toast.warning('请核对各场馆余额')
    else if (left.length > 0) toast.warning(`仍有余额：${heldText(left)}`)
  })
  return { recall: run, isPending: all.isPending || isRunning }
}
