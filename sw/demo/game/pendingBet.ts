import { money, type Money } from '@/contract/values/money'
import { perTab } from '@/lib/safeStorage'

/** The player's choice: picks, and the round they are for. */
type Picks = { picks?: string[]; round?: number }
/** A bet in flight; `at` in ms since 1970. */
export type PendingBet = { id: string; ticket: string; stake: Money; picks: Picks; at: number }

const KEY = 'demo:bet'

const isBet = (value: unknown): value is PendingBet => {
  const { id, ticket, stake, at } = (value ?? {}) as Record<string, unknown>
  return [id, ticket, stake].every((text) => typeof text === 'string') && typeof at === 'number'
}

/** Stores a bet before it is sent; without storage it lasts as long as the page. */
export const keepBet = (bet: PendingBet): void => void perTab.set(KEY, JSON.stringify(bet))

/** The bet of this ticket that a previous page left unanswered. */
export function pendingBet(ticket: string): PendingBet | null {
  try {
    const bet: unknown = JSON.parse(perTab.get(KEY) ?? 'null')
    return isBet(bet) && bet.ticket === ticket ? { ...bet, stake: money(bet.stake) } : null
  } catch {
    return null
  }
}

/** Deletes the bet: its outcome is known. */
export const forgetBet = (): void => perTab.remove(KEY)
