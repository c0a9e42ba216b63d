import { isSameAccount } from '@/api/money/intentKey'
import { knownRequests, type Intent } from '@/api/money/journal'
import type { Found } from '@/components/unknownOutcome/recognise'
import type { Trace } from '@/contract/wire/endpoint'
import { paths } from '@/navigation/paths'

type Place = {
  list: string
  href: string
  /** Finds a lost request there; null for calls that this app never sends. */
  look: keyof typeof import('./lookUps') | null
}

/** The list that shows each kind of money request: its name, its address, and how a lost request is found in it. */
const PLACES: Record<Trace, Place> = {
  deposits: { list: '存款记录', href: paths.funds(1), look: 'lookForFunds' },
  withdrawals: { list: '取款记录', href: paths.funds(2), look: 'lookForFunds' },
  transfers: { list: '转账记录', href: paths.funds(3), look: 'lookForFunds' },
  venues: { list: '场馆余额', href: paths.transfer, look: 'lookForRecall' },
  accounts: { list: '我的钱包', href: paths.payoutAccounts(), look: 'lookForAccount' },
  rebates: { list: '返水记录', href: paths.rebates, look: 'lookForRebates' },
  redPackets: { list: '红包记录', href: paths.redPacketRecords, look: 'lookForPacket' },
  applications: { list: '活动记录', href: paths.applications, look: 'lookForApplication' },
  bets: { list: '投注记录', href: paths.bets, look: null },
}

/** Where a request's effect shows. Storage may hold a kind that this build doesn't know. */
export const placeOf = ({ trace }: Pick<Intent, 'trace'>): Place =>
  PLACES[trace as Trace] ?? { list: '资金记录', href: paths.funds(), look: null }

/**
 * Looks for a money request in the list where it would appear, beside the device's other requests. Null = not there. Throws what
 * `send` throws if the list can't be read, and if it wasn't whole.
 */
export async function lookUp(intent: Intent, sent = knownRequests()): Promise<Found | null> {
  const { look } = placeOf(intent)
  if (look === null) throw new Error(`no place to look for ${intent.path}`)
  const others = sent.filter(({ id, key }) => id !== intent.id && isSameAccount(key, intent.key))
  return (await import('./lookUps'))[look](intent, others)
}
