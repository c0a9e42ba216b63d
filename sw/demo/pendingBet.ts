import { money, type Money } from '@/contract/money'

/** A bet that was sent and whose answer this tab has not seen yet; `at` in ms since 1970. */
export type PendingBet = { id: string; ticket: string; stake: Money; at: number }

const KEY = 'demo:bet'

const isBet = (value: unknown): value is PendingBet => {
  const { id, ticket, stake, at } = (value ?? {}) as Record<string, unknown>
  return [id, ticket, stake].every((text) => typeof text === 'string') && typeof at === 'number'
}

/** Written down before it is sent; where storage is blocked it lasts as long as the page. */
export function keepBet(bet: PendingBet): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(bet))
  } catch {
    // told by this page, if it lives to see the answer
  }
}

/** The bet of this ticket that the page before left without an answer. */
export function pendingBet(ticket: string): PendingBet | null {
  try {
    const bet: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isBet(bet) && bet.ticket === ticket ? { ...bet, stake: money(bet.stake) } : null
  } catch {
    return null
  }
}

/** Its outcome is known. */
export function forgetBet(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // never written
  }
}
