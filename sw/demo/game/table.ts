import { proxy } from 'valtio'
import { name as brand } from '@/contract/texts/brand'
import { add, isLess } from '@/contract/values/arithmetic'
import { money, readTypedAmount, type Money } from '@/contract/values/money'
import { randomId } from '@/lib/randomId'
import { isOnline, lookForNetwork } from '@/lib/useOnline'
import type { GameState, Placed } from '../../desk/gameWindow'
import type { ShownTable } from '../../games/play'
import { LEGS, together } from '../../games/table'
import { NoAnswer, OFFLINE, Refused } from '../ask'
import { plain, timeOnly, yuan } from '../desk/texts'
import * as server from './gameServer'
import type { PendingBet } from './gameServer'
import { sayDecided, sayPaid, type Said } from './words'

/*
 * The stand-in for a third-party game: the demo server decides the rounds, this window shows them. One bet per press,
 * no auto-spin, no near misses, and a loss is called a loss.
 */

const READ_MS = 2000
/** The server remembers request ids for 24 hours. */
const KNOWN_FOR = 23 * 60 * 60 * 1000
const UNKNOWN_OUTCOME = '请求结果未知，请先到资金记录核对，切勿重复提交；此时按“下注”只核对结果'
const CLOSED = '场馆维护中，暂停投注；已下注的注单照常结算'
const LADDER = ['0.1', '0.5', '1', '5', '10', '50', '100', '500', '1000', '5000', '10000'].map(money)
const STAKES = 5

/** What the window shows. */
export const table = proxy({
  game: null as GameState | null,
  /** The chosen table of a hall. */
  chosen: '',
  said: { text: '加载中', tone: '', note: '' } as Said,
  /** Set synchronously by the press: two presses in one tick are one bet. */
  isBusy: true,
  /** The member may not play any more. */
  isOver: false,
  /** Those on matches carry the match's number. */
  picked: [] as string[],
  /** The stakes on offer, the one that was pressed, and another one that was typed. */
  stakes: [] as Money[],
  stake: null as Money | null,
  typed: '',
  /** The last bet that was accepted. */
  bet: null as Placed | null,
  /** The demo clock against this device's, ms. */
  offset: 0,
})

const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
/** A bet with an unknown outcome; no other bet is placed until it is known. */
let pending: PendingBet | null = server.pendingBet(ticket)
/** Open bets, told once they are decided. */
let awaited: string[] = []
let turns = 0

/** The table on show. */
export const tableOf = ({ tables }: GameState, chosen: string): ShownTable =>
  tables.find(({ id }) => id === chosen) ?? tables[0]!

/** The key of a pick: a slip's carries its match. */
export const keyOf = ({ kind }: ShownTable, number: number, pick: string): string =>
  kind === 'match' ? `${number}.${pick}` : pick

/** Chooses a bet; of matches up to four, one of each. */
export function choose(shown: ShownTable, number: number, pick: string): void {
  const key = keyOf(shown, number, pick)
  const others = table.picked.filter((each) => shown.kind === 'match' && !each.startsWith(`${number}.`))
  table.picked = table.picked.includes(key) && shown.kind === 'match' ? others : [...others, key].slice(-LEGS)
}

/** The odds of a slip. */
export const totalOf = ({ rounds }: ShownTable, picked: readonly string[]): Money =>
  together(
    rounds.flatMap(({ number, bets }) =>
      bets.filter(({ pick }) => picked.includes(`${number}.${pick}`)).map(({ odds }) => odds),
    ),
  )

/** A table's limits in words. */
export const limitsOf = ({ limits: [least, most] }: GameState): string =>
  `单注限额${plain(least)}–${plain(most)}元`
const isAllowed = (stake: Money, { limits: [least, most] }: GameState): boolean =>
  !isLess(stake, least) && !isLess(most, stake)

/** Five sums in order from the least up, the stake of the last bet among them and chosen, else the least. */
function preselect(game: GameState): void {
  const sums = LADDER.filter((sum) => isAllowed(sum, game)).slice(0, STAKES)
  const last = game.staked && isAllowed(game.staked, game) ? add(game.staked) : sums[0]!
  table.stake = last
  table.stakes = [...new Set([...sums, last])].sort((one, other) => (isLess(one, other) ? -1 : 1))
}

const say = (text: string, tone: Said['tone'] = '', note = ''): void =>
  void (table.said = { text, tone, note })
function sayStanding({ isClosed, tables }: GameState): void {
  if (isClosed) return say(CLOSED, 'warn')
  say(tables[0]?.kind === 'reels' ? '选择投注金额，按“下注”' : '选择投注项和金额，按“下注”')
}

/** Shows the window, with what became of a bet that a previous page had placed. */
export async function load(): Promise<void> {
  table.isBusy = true
  try {
    show(await server.readState(ticket))
    table.isOver = false
    if (!pending) sayStanding(table.game!)
  } catch (error) {
    say(error instanceof Refused ? error.message : OFFLINE, 'warn')
    table.isOver = error instanceof Refused
  }
  if (pending) await send(pending, { told: true })
  table.isBusy = false
}

function show(state: GameState): void {
  const { game } = table
  table.game = state
  table.offset = state.now - Date.now()
  document.title = `${state.name} · 演示游戏 · ${brand}`
  const shown = tableOf(state, table.chosen)
  // A match that has begun takes no bets.
  const isOpen = (key: string) => shown.rounds.some(({ number }) => key.startsWith(`${number}.`))
  if (shown.kind === 'match') table.picked = table.picked.filter(isOpen)
  const isOver = ({ status }: GameState['bets'][0]) => status !== 'unsettled'
  const decided = sayDecided(state.bets.filter((bet) => isOver(bet) && awaited.includes(bet.bet_id)))
  awaited = state.bets.filter((bet) => !isOver(bet)).map(({ bet_id }) => bet_id)
  if (game === null) return preselect(state)
  if (decided) table.said = decided
  if (state.isClosed !== game.isClosed) sayStanding(state)
}

function forget(): void {
  pending = null
  server.forgetBet()
}

/**
 * Sends a bet and tells what became of it; with `told` it looks up one whose answer was lost, for instance by a reload.
 * Without a readable answer its outcome stays unknown, and can be looked up.
 */
async function send(bet: PendingBet, more: { told?: true } = {}): Promise<void> {
  const [before, time] = more.told ? ['上次投注：', ` · ${timeOnly(bet.at)}`] : ['', '']
  const staked = `投注 ${yuan(bet.stake)}${time}`
  try {
    if (Date.now() - bet.at > KNOWN_FOR) {
      forget()
      throw new NoAnswer('too long ago')
    }
    const placed = await server.placeBet(bet, more)
    forget()
    table.bet = placed
    if (placed.win === null) awaited.push(placed.bet_id)
    // A slip is empty again.
    table.picked = table.picked.filter((key) => !key.includes('.'))
    const { win, playmemo } = placed
    if (win === null) say(`${before}投注成功：${playmemo}`, '', `${staked} · 等待结算`)
    else table.said = { ...sayPaid(before + playmemo, bet.stake, win), note: staked }
  } catch (error) {
    const isRefused = error instanceof Refused
    if (isRefused) forget()
    say(isRefused ? before + error.message : UNKNOWN_OUTCOME, 'warn', staked)
  }
  await reread()
}

/** Places a bet, or says why not. While the state or the outcome of a bet is unknown it asks for that. */
export async function play(): Promise<void> {
  const { game, isBusy, picked, typed } = table
  if (isBusy || table.isOver) return
  if (!isOnline()) return say(OFFLINE, 'warn')
  if (!game || pending) return load()
  if (game.isClosed) return say(CLOSED, 'warn')
  const stake = typed.trim() === '' ? table.stake : readTypedAmount(typed)
  if (stake === null || !isAllowed(stake, game)) return say(limitsOf(game), 'warn')
  const { kind } = tableOf(game, table.chosen)
  if (kind !== 'reels' && picked.length === 0) return say('请先选择投注项', 'warn')
  table.isBusy = true
  say('投注中…')
  pending = { id: randomId(), ticket, stake, picks: [...picked], at: Date.now() }
  server.keepBet(pending)
  await send(pending)
  table.isBusy = false
}

/**
 * Reads the state again; an answer that a later read has overtaken is dropped. A lost answer changes nothing; a refusal, such as a
 * blocked member's, ends the play.
 */
async function reread(): Promise<void> {
  const turn = (turns += 1)
  try {
    const state = await server.readState(ticket)
    if (turn === turns) show(state)
  } catch (error) {
    if (!(error instanceof Refused)) return
    table.isOver = true
    say(error.message, 'warn')
  }
}

void lookForNetwork()
// Rounds end; testers move the clock, close the venue or block the member.
setInterval(() => {
  if (document.visibilityState !== 'visible') return
  void lookForNetwork()
  if (table.game && !table.isBusy && !table.isOver && !pending) void reread()
}, READ_MS)
