import * as z from 'zod/mini'
import { controlPath } from '@/contract/demoControls'
import { amount, type Money } from '@/contract/money'
import { number, record, rows, text } from '@/contract/wire'
import { ask, NoAnswer } from './ask'
import type { PendingBet } from './pendingBet'

const state = record({
  game: record({ name: text }),
  balance: amount,
  /** `main` or `venue`: which wallet pays. */
  wallet: text,
  /** Symbol ids by reel number, and the payout of three alike as multiples of the stake. */
  symbols: rows(text),
  triples: rows(amount),
  pair: amount,
})
const settled = record({ symbols: rows(number), win: amount, balance: amount })

/** The window's game and player. */
export type GameState = z.output<typeof state>
/** A settled bet. */
export type BetResult = { reels: number[]; win: Money; balance: Money | null }

/** Reads game, player and balance of a ticket. */
export async function readState(ticket: string): Promise<GameState> {
  return z.decode(state, await ask(controlPath('game/state'), { ticket }))
}

const bet = async (body: object, requestId: string): Promise<BetResult> => {
  const answer = await ask(controlPath('game/bet'), body, requestId)
  const { symbols, win, balance } = z.decode(settled, answer)
  if (win === null || symbols.length !== 3) throw new NoAnswer('a bet without a result')
  return { reels: symbols, win, balance }
}

/** Places a bet. Repeats with the same `requestId` have no second effect (D24). */
export const placeBet = (ticket: string, stake: Money, requestId: string): Promise<BetResult> =>
  bet({ ticket, amount: stake }, requestId)

/** Looks up a bet that was sent. Throws `Refused` when it wasn't placed, and then it never will be. */
export const findBet = ({ ticket, stake, id }: PendingBet): Promise<BetResult> =>
  bet({ ticket, amount: stake, told: true }, id)

/** A new request id for one bet; `randomUUID` would need a secure context. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
