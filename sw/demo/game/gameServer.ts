import * as z from 'zod/mini'
import { controlPath } from '@/contract/wire/demoControls'
import { amount } from '@/contract/values/money'
import { flag, key, number, record, rows, text } from '@/contract/wire/codecs'
import { ask, NoAnswer } from '../ask'
import type { PendingBet } from './pendingBet'

const state = record({
  game: record({ name: text }),
  kind: text,
  balance: amount,
  /** `main` or `venue`: which wallet pays. */
  wallet: text,
  least: amount,
  most: amount,
  closed: flag,
  now: number,
  table: z.optional(z.unknown()),
  staked: amount,
  bets: rows(
    z.object({
      bet_id: key,
      Code: text,
      playname: text,
      playmemo: text,
      bet_amount: amount,
      win_loss: amount,
      /** `settled`, `unsettled` or `invalid`. */
      status: text,
    }),
  ),
})
const placed = record({
  playmemo: text,
  win: amount,
  balance: amount,
  dueAt: number,
  result: z.optional(z.unknown()),
})

/** The window's game and player. */
export type GameState = z.output<typeof state>
/** One of the last bets. */
export type ShownBet = GameState['bets'][number]
/** An accepted bet; `win` is null while it is open. */
export type BetResult = z.output<typeof placed>

/** Reads game, player and balance of a ticket. */
export async function readState(ticket: string): Promise<GameState> {
  return z.decode(state, await ask(controlPath('game/state'), { ticket }))
}

const send = async ({ ticket, stake, id, picks }: PendingBet, more: object): Promise<BetResult> => {
  const body = { ticket, amount: stake, ...picks, ...more }
  const bet = z.decode(placed, await ask(controlPath('game/bet'), body, id))
  if (bet.win === null && bet.dueAt === 0) throw new NoAnswer('a bet without a result')
  return bet
}

/** Places a bet. Repeats with the same request id have no second effect. */
export const placeBet = (bet: PendingBet): Promise<BetResult> => send(bet, {})

/** Looks up a bet that was sent. Throws `Refused` when it wasn't placed, and then it never will be. */
export const findBet = (bet: PendingBet): Promise<BetResult> => send(bet, { told: true })
