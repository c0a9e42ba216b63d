import { betsSince, lossEntries } from './usage'
import { add, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { seconds } from '@/lib/durations'

/** This session's stakes that count, and the net result of its settled bets; CNY, negative means lost. */
export type SessionFigures = { stakes: Money; net: Money }

/** Sums of the bets since a moment (ms, server time). Throws when the records can't be read. */
export async function readSession(since: number): Promise<SessionFigures> {
  // Bet times have whole seconds.
  const from = Math.floor(since / seconds(1)) * seconds(1)
  const bets = await betsSince(from, AbortSignal.timeout(seconds(30)))
  const stakes = bets.flatMap(({ status, bet_amount }) =>
    status === 'invalid' || bet_amount === null ? [] : [bet_amount],
  )
  const lost = add(...lossEntries(bets).map(({ amount }) => amount))
  return { stakes: add(...stakes), net: subtract(money('0'), lost) }
}
