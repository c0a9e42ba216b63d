import { money, type Money } from '@/contract/values/money'

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
export function keepBet(bet: PendingBet): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(bet))
  } catch {
    // no storage: this page alone knows the bet
  }
}

/** The bet of this ticket that a previous page left unanswered. */
export function pendingBet(ticket: string): PendingBet | null {
  try {
    const bet: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isBet(bet) && bet.ticket === ticket ? { ...bet, stake: money(bet.stake) } : null
  } catch {
    return null
  }
}

/** Deletes the bet: its outcome is known. */
export function forgetBet(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // never written
  }
}
