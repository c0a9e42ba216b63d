import { money, type Money } from '@/contract/values/money'
import { controlPath } from '@/contract/wire/demoControls'
import { perTab } from '@/lib/safeStorage'
import type { GameState, Placed } from '../../desk/gameWindow'
import { ask, NoAnswer } from '../ask'

/** A bet in flight; `at` in ms since 1970. */
export type PendingBet = { id: string; ticket: string; stake: Money; picks: string[]; at: number }

/** Reads what the window shows; page and server are one build. */
export const readState = async (ticket: string): Promise<GameState> =>
  (await ask(controlPath('game/state'), { ticket })) as GameState

/**
 * Places a bet; repeats with the same request id have no second effect. With `told` it only looks it up, and throws `Refused` when it
 * wasn't placed, and then it never will be.
 */
export async function placeBet(
  { ticket, stake, id, picks }: PendingBet,
  more: { told?: true } = {},
): Promise<Placed> {
  const sent = { ticket, amount: stake, picks, ...more }
  const bet = (await ask(controlPath('game/bet'), sent, id)) as Placed | null
  if (typeof bet?.bet_id !== 'string') throw new NoAnswer('a bet without a number')
  return bet
}

const KEY = 'demo:bet'
/** Stores a bet before it is sent (without storage it lasts as long as the page), and deletes it when its outcome is known. */
export const keepBet = (bet: PendingBet): void => void perTab.set(KEY, JSON.stringify(bet))
export const forgetBet = (): void => perTab.remove(KEY)

/** The bet of this ticket that a previous page left unanswered. */
export function pendingBet(ticket: string): PendingBet | null {
  try {
    const bet = JSON.parse(perTab.get(KEY) ?? 'null') as PendingBet | null
    const isWhole = typeof bet?.id === 'string' && typeof bet.at === 'number' && bet.ticket === ticket
    return isWhole ? { ...bet, stake: money(bet.stake) } : null
  } catch {
    return null
  }
}
