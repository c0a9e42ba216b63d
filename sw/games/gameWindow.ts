import * as z from 'zod/mini'
import { controlPath } from '@/contract/demoControls'
import { publicPost } from '@/contract/endpoint'
import { amount, exactAmount, money } from '@/contract/money'
import { dateTime, number, record, rows, text } from '@/contract/wire'
import { placeBet, purse } from '../db/bets'
import { balanceOf, MAIN_WALLET, readWallet } from '../db/ledger'
import { randomDigits } from '../db/random'
import { Refusal } from '../db/refusal'
import type { MemberRow, TicketRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { isLess } from '@/contract/arithmetic'
import { readAmount } from '../server/amounts'
import { describe, PAIR, spin, SYMBOLS, TRIPLES, winOf } from './reels'
import { serve, type Api } from '../server/serve'
import { memberOf } from '../server/sessions'

/*
 * The "provider" behind demo-game.html, the stand-in for a third-party game (D40). The ticket in its address identifies member
 * and game, and ends with the session.
 */

const MOST = money('50000')

const game = record({ name: text, platform: text, code: text })

/** The state of a ticket: member, game, balance and payouts. */
const getGameState = publicPost(controlPath('game/state'), {
  effect: 'read',
  request: z.object({ ticket: z.string() }),
  data: record({
    username: text,
    game,
    balance: amount,
    /** `main` or `venue`. */
    wallet: text,
    /** Ids of the symbols 0 to 6, and the payout of three alike as multiples of the stake. */
    symbols: rows(text),
    triples: rows(amount),
    pair: amount,
  }),
})

/**
 * One spin; the stake is exact text. With `told` it only looks up the bet of this request id: a bet that hasn't arrived is
 * refused, also if it arrives later (D24).
 */
const placeGameBet = publicPost(controlPath('game/bet'), {
  effect: 'money',
  action: '投注',
  trace: 'bets',
  request: z.object({ ticket: z.string(), amount: exactAmount, told: z.optional(z.literal(true)) }),
  data: record({ bet_id: text, symbols: rows(number), win: amount, balance: amount, settledAt: dateTime }),
})

/** The game window's calls. */
export function mountDemoGame(api: Api): void {
  serve(api, getGameState, async ({ tx, now, input }) => {
    const { member, ticket } = await admit(tx, input.ticket, now)
    const place = purse(member, ticket.platform)
    return {
      username: member.username,
      game: ticket,
      balance: balanceOf(await readWallet(tx, member.username), place),
      wallet: place === MAIN_WALLET ? 'main' : 'venue',
      symbols: [...SYMBOLS],
      triples: TRIPLES,
      pair: PAIR,
    }
  })

  serve(api, placeGameBet, async ({ tx, now, input }) => {
    if (input.told) throw new Refusal('未成立，没有扣款', 404)
    const { member, ticket } = await admit(tx, input.ticket, now)
    const stake = readAmount(input.amount)
    if (isLess(MOST, stake)) throw new Refusal('超出单注限额', 1000)
    const symbols = spin()
    const win = winOf(symbols, stake)
    const bet_id = `${ticket.platform}${now}${randomDigits(4)}`
    const bet = {
      bet_id,
      Code: ticket.name,
      playname: '三轴转盘',
      playmemo: describe(symbols),
      api_type: ticket.platform,
    }
    const wallet = await placeBet(
      tx,
      member,
      { ...bet, bet_amount: stake, category: ticket.category, win },
      now,
    )
    return {
      bet_id,
      symbols,
      win,
      balance: balanceOf(wallet, purse(member, ticket.platform)),
      settledAt: now,
    }
  })
}

async function admit(tx: Tx, sent: string, now: number): Promise<{ member: MemberRow; ticket: TicketRow }> {
  const ticket = await tx.objectStore('tickets').get(sent)
  const member = ticket ? await memberOf(tx, ticket.token, now) : null
  // HTTP 200: the game window is no part of the portal's session handling.
  if (!ticket || !member) throw new Refusal('游戏会话已失效，请从大厅重新进入', 410)
  if (member.isblack || !member.status) throw new Refusal('该用户已被禁用，请联系管理员！', 403)
  return { member, ticket }
}
