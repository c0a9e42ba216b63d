import * as z from 'zod/mini'
import { isLess } from '@/contract/values/arithmetic'
import { exactAmount, type Money } from '@/contract/values/money'
import { controlPath } from '@/contract/wire/demoControls'
import { publicPost } from '@/contract/wire/endpoint'
import { readControls } from '../db/clock'
import { balanceOf, MAIN_WALLET, readWallet } from '../db/ledger'
import { randomDigits } from '../db/random'
import { Refusal } from '../db/refusal'
import type { BetRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { openBet, placeBet, purse } from '../effects/bets'
import { gameOf } from '../games/kinds'
import { placed, seedOf, show, type Shown } from '../games/play'
import { readAmount } from '../server/amounts'
import { serve, type Api } from '../server/serve'
import { memberOf } from '../server/sessions'

/*
 * The "provider" behind demo-game.html, the stand-in for a third-party game. The ticket in its address identifies member
 * and game, and ends with the session.
 */

/** Member, game, tables and last bets of a ticket. The page reads them as they are: both are one build. */
const getGameState = publicPost(controlPath('game/state'), {
  effect: 'read',
  request: z.object({ ticket: z.string() }),
  data: z.custom<GameState>(),
})

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
    // Not z.array, which the app's first load would then carry too.
    picks: z.optional(z.custom<string[]>(Array.isArray)),
    told: z.optional(z.literal(true)),
  }),
  data: z.custom<Placed>(),
})
/** An accepted bet; `win` is null while it is open. */
export type Placed = {
  bet_id: string
  playmemo: string
  win: Money | null
  balance: Money
  result: Shown | null
}

/** The game window's calls. */
export function mountDemoGame(api: Api): void {
  serve(api, getGameState, ({ tx, now, input }) => stateOf(tx, input.ticket, now))

  serve(api, placeGameBet, async ({ tx, now, input }) => {
    if (input.told) throw new Refusal('未成立，没有扣款', 404)
    const { member, limits, isClosed, ...at } = await admit(tx, input.ticket, now)
    if (isClosed) throw new Refusal('场馆维护中，暂停投注', 201)
    const stake = readAmount(input.amount)
    const [least, most] = limits
    if (isLess(stake, least) || isLess(most, stake)) throw new Refusal(`单注限额${least}–${most}元`, 1000)
    const { platform, category, code } = at
    const { win, result, dueAt, picks, ...words } = placed(at, stake, input.picks ?? [])
    const bet = {
      bet_id: `${platform}${now}${randomDigits(4)}`,
      api_type: platform,
      bet_amount: stake,
      ...words,
    }
    const wallet =
      win === null
        ? await openBet(tx, member, { ...bet, dueAt, open: { category, code, picks } }, now)
        : await placeBet(tx, member, { ...bet, category, win }, now)
    return { ...bet, win, result, balance: balanceOf(wallet, purse(member, platform)) }
  })
}

async function admit(tx: Tx, sent: string, now: number) {
  const ticket = await tx.objectStore('tickets').get(sent)
  const member = ticket ? await memberOf(tx, ticket.token, now) : null
  // HTTP 200: the game window isn't part of the portal's session handling.
  if (!ticket?.platform || !member) throw new Refusal('游戏会话已失效，请从大厅重新进入', 410)
  if (member.isblack || !member.status) throw new Refusal('该用户已被禁用，请联系管理员！', 403)
  const controls = await readControls(tx)
  /** The venue takes no bets: a tester has closed it. */
  const isClosed = controls.closedVenues?.includes(ticket.platform) ?? false
  return { ...ticket, ...gameOf(ticket), seed: seedOf(controls), now, member, isClosed }
}

async function stateOf(tx: Tx, ticket: string, now: number) {
  const { member, tables, limits, isClosed, ...at } = await admit(tx, ticket, now)
  const { platform, category, name } = at
  const place = purse(member, platform)
  const bets: BetRow[] = []
  const range = IDBKeyRange.bound([member.username, platform, 0], [member.username, platform, Infinity])
  let cursor = await tx.objectStore('bets').index('venue').openCursor(range, 'prev')
  for (; cursor && bets.length < 8; cursor = await cursor.continue()) bets.push(cursor.value)
  const isOwn = (bet: BetRow) =>
    bet.category === category && tables.some((table) => bet.Code === (table.name ?? name))
  return {
    name,
    now,
    limits,
    isClosed,
    balance: balanceOf(await readWallet(tx, member.username), place),
    isVenue: place !== MAIN_WALLET,
    tables: tables.map((table) => show(at, table)),
    /** The member's newest bets at the venue, and the stake of the newest one on this game, null for none of late. */
    bets,
    staked: bets.find(isOwn)?.bet_amount ?? null,
  }
}
export type GameState = Awaited<ReturnType<typeof stateOf>>
