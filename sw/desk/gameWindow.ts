import * as z from 'zod/mini'
import { isLess } from '@/contract/values/arithmetic'
import { controlPath } from '@/contract/wire/demoControls'
import { publicPost } from '@/contract/wire/endpoint'
import { amount, exactAmount, type Money } from '@/contract/values/money'
import { flag, number, record, text } from '@/contract/wire/codecs'
import { openBet, placeBet, purse } from '../effects/bets'
import { readControls } from '../db/clock'
import { balanceOf, MAIN_WALLET, readWallet } from '../db/ledger'
import { randomDigits } from '../db/random'
import { Refusal } from '../db/refusal'
import type { BetRow, MemberRow, TicketRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { readAmount } from '../server/amounts'
import { serve, type Api } from '../server/serve'
import { memberOf } from '../server/sessions'
import { kindOf } from '../games/kinds'
import { seedOf, TABLES } from '../games/settle'
import type { Game, Table } from '../games/table'

/*
 * The "provider" behind demo-game.html, the stand-in for a third-party game. The ticket in its address identifies member
 * and game, and ends with the session.
 */

/** How many bets of the venue a window shows. */
const SHOWN = 8

const object = z.custom<object>()

/** The state of a ticket: member, game, balance, limits, the kind's own table and the last bets. */
const getGameState = publicPost(controlPath('game/state'), {
  effect: 'read',
  request: z.object({ ticket: z.string() }),
  data: record({
    username: text,
    game: record({ name: text, platform: text, code: text }),
    kind: text,
    balance: amount,
    /** `main` or `venue`. */
    wallet: text,
    /** Least and highest stake. */
    least: amount,
    most: amount,
    /** The venue takes no bets: a tester has closed it. */
    closed: flag,
    /** The demo clock, ms. */
    now: number,
    table: object,
    bets: z.custom<object[]>(),
    /** The stake of the member's newest bet on this game, null for none of late. */
    staked: amount,
  }),
})

const MOST_PICKS = 10

/** Not z.array, which the app's first load would then carry too. */
const isPicks = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST_PICKS && value.every((pick) => typeof pick === 'string')

/**
 * One bet; the stake is exact text. With `told` it only looks up the bet of this request id: a bet that hasn't arrived is
 * refused, also if it arrives later. `win` is unknown while the bet is open.
 */
const placeGameBet = publicPost(controlPath('game/bet'), {
  effect: 'money',
  action: '投注',
  trace: 'bets',
  request: z.object({
    ticket: z.string(),
    amount: exactAmount,
    picks: z.optional(z.custom<string[]>(isPicks)),
    round: z.optional(z.number()),
    told: z.optional(z.literal(true)),
  }),
  data: record({ bet_id: text, playmemo: text, win: amount, balance: amount, dueAt: number, result: object }),
})

/** The game window's calls. */
export function mountDemoGame(api: Api): void {
  serve(api, getGameState, async ({ tx, now, input }) => {
    const { member, ticket, table, game, isClosed } = await admit(tx, input.ticket, now)
    const place = purse(member, ticket.platform)
    const [least, most] = table.limits(ticket)
    const bets = await lastBets(tx, member.username, ticket.platform)
    return {
      username: member.username,
      game: ticket,
      kind: kindOf(ticket).kind,
      balance: balanceOf(await readWallet(tx, member.username), place),
      wallet: place === MAIN_WALLET ? 'main' : 'venue',
      least,
      most,
      closed: isClosed,
      now,
      table: table.show(game),
      bets,
      staked: bets.find((bet) => isOfGame(bet, ticket))?.bet_amount ?? null,
    }
  })

  serve(api, placeGameBet, async ({ tx, now, input }) => {
    if (input.told) throw new Refusal('未成立，没有扣款', 404)
    const { member, ticket, table, game, isClosed } = await admit(tx, input.ticket, now)
    if (isClosed) throw new Refusal('场馆维护中，暂停投注', 201)
    const stake = readStake(table.limits(ticket), input.amount)
    const { picks = [], round } = input
    const { category, code, platform } = ticket
    const { result, ...placed } = { result: {}, ...table.place(game, { stake, picks, round }) }
    const bet = {
      ...placed,
      bet_id: `${platform}${now}${randomDigits(4)}`,
      api_type: platform,
      bet_amount: stake,
    }
    const isOpen = 'dueAt' in bet
    const wallet = isOpen
      ? await openBet(tx, member, openOf(bet, { category, code, picks }), now)
      : await placeBet(tx, member, { ...bet, category }, now)
    return {
      bet_id: bet.bet_id,
      playmemo: bet.playmemo,
      win: isOpen ? null : bet.win,
      balance: balanceOf(wallet, purse(member, platform)),
      dueAt: isOpen ? bet.dueAt : 0,
      result,
    }
  })
}

/** Moves what the result needs into the row's `open`. */
const openOf = <B extends { round: number }>(
  { round, ...bet }: B,
  open: { category: string; code: string; picks: string[] },
) => ({ ...bet, open: { ...open, round } })

function readStake([least, most]: [Money, Money], sent: string): Money {
  const stake = readAmount(sent)
  if (isLess(stake, least) || isLess(most, stake)) throw new Refusal(`单注限额${least}–${most}元`, 1000)
  return stake
}

/** The lobbies where a venue's window is one game with several tables. */
const ONE_WINDOW = ['realbet', 'sport', 'gaming']
const isOfGame = ({ category, Code }: BetRow, game: TicketRow): boolean =>
  category === game.category && (ONE_WINDOW.includes(category) || Code === game.name)

/** The member's newest bets at a venue. */
async function lastBets(tx: Tx, username: string, platform: string): Promise<BetRow[]> {
  const range = IDBKeyRange.bound([username, platform, 0], [username, platform, Infinity])
  const found: BetRow[] = []
  let cursor = await tx.objectStore('bets').index('venue').openCursor(range, 'prev')
  for (; cursor && found.length < SHOWN; cursor = await cursor.continue()) found.push(cursor.value)
  return found
}

type Admitted = { member: MemberRow; ticket: TicketRow; table: Table; game: Game; isClosed: boolean }

async function admit(tx: Tx, sent: string, now: number): Promise<Admitted> {
  const ticket = await tx.objectStore('tickets').get(sent)
  const member = ticket ? await memberOf(tx, ticket.token, now) : null
  // HTTP 200: the game window isn't part of the portal's session handling.
  if (!ticket?.platform || !member) throw new Refusal('游戏会话已失效，请从大厅重新进入', 410)
  if (member.isblack || !member.status) throw new Refusal('该用户已被禁用，请联系管理员！', 403)
  const controls = await readControls(tx)
  const { kind, variant } = kindOf(ticket)
  const { platform, code, name } = ticket
  const game = { platform, code, name, variant, seed: seedOf(controls), now }
  const isClosed = controls.closedVenues?.includes(platform) ?? false
  return { member, ticket, table: TABLES[kind], game, isClosed }
}
