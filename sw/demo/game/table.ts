import { proxy } from 'valtio'
import { name as brand } from '@/contract/texts/brand'
import { isLess } from '@/contract/values/arithmetic'
import { money, readTypedAmount, type Money } from '@/contract/values/money'
import { randomId } from '@/lib/randomId'
import type { Kind } from '../../games/kinds'
import type { Results, Shown } from '../../games/shown'
import { Refused } from '../ask'
import { plain, yuan } from '../desk/texts'
import { boards } from './boards'
import type { Drawing } from './drawing'
import { fishing } from './fishing'
import { findBet, placeBet, readState, type BetResult, type GameState } from './gameServer'
import { live } from './live'
import { lottery } from './lottery'
import { forgetBet, keepBet, pendingBet, type PendingBet } from './pendingBet'
import { slots } from './slots'
import { sports } from './sports'
import { followBets, sayDecided, sayPaid, type Said } from './words'

/*
 * The stand-in for a third-party game: the demo server decides the rounds, this window shows them. One bet per press,
 * no auto-spin, no near misses, and a loss is called a loss. What differs between kinds of games is a drawing of its own.
 */

const DRAWINGS: { [K in Kind]: Drawing<K> } = { slots, live, sports, lottery, boards, fishing }

/** The shortest time a bet takes to show: reels turn, cards are dealt. */
const SPIN_MS = 700
/** Longest time between reads: testers may move the clock, close the venue or block the member. */
const LONGEST_MS = 5000
const UNKNOWN_OUTCOME = '请求结果未知，请先到资金记录核对，切勿重复提交'
/** The server remembers request ids for 24 hours. */
const KNOWN_FOR = 23 * 60 * 60 * 1000
const OFFLINE = '网络异常，请检查当前网络后重试！'
const CLOSED = '场馆维护中，暂停投注；已下注的注单照常结算'
export const UNNAMED = '演示游戏'

const LADDER = ['0.1', '0.5', '1', '5', '10', '50', '100', '500', '1000', '5000', '10000'].map(money)
const STAKES = 5

/** What the window shows. */
export const table = proxy({
  game: null as GameState | null,
  said: { text: '加载中', tone: '', note: '' } as Said,
  /** Set synchronously by the press: two presses in one tick are one bet. */
  isBusy: true,
  canRetry: false,
  /** The member may not play any more. */
  isOver: false,
  picked: [] as string[],
  /** The stake that was pressed, and another one that was typed. */
  stake: null as Money | null,
  typed: '',
  /** The last bet that was accepted. */
  bet: null as BetResult | null,
  /** The demo clock against this device's, ms. */
  offset: 0,
})

const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
/** A bet with an unknown outcome; no other bet is placed until it is known. */
let pending: PendingBet | null = pendingBet(ticket)
/** Whether an accepted bet waits for its round and hasn't been in a state yet. */
let isUnseen = false
let timer: ReturnType<typeof setTimeout> | undefined
const follow = followBets()

/** The drawing of a game and what it is drawn from. Not validated: page and server are one build. */
export const drawingOf = ({ kind, table: shown }: GameState) => ({
  drawing: DRAWINGS[kind as Kind] as Drawing<Kind>,
  shown: shown as Shown[Kind],
})

/** A table's limits in words. */
export const limitsOf = ({ least, most }: GameState): string => `单注限额${plain(least)}–${plain(most)}元`

const isAllowed = (stake: Money, { least, most }: GameState): boolean =>
  !(least && isLess(stake, least)) && !(most && isLess(most, stake))

/** Five sums from the minimum up. */
export const stakesOf = ({ least, most }: GameState): Money[] =>
  LADDER.filter((sum) => least && most && !isLess(sum, least) && !isLess(most, sum)).slice(0, STAKES)

function say(text: string, tone: Said['tone'] = '', note = ''): void {
  table.said = { text, tone, note }
}
const sayStanding = (game: GameState) =>
  game.closed ? say(CLOSED, 'warn') : say(drawingOf(game).drawing.words.prompt)

/** Shows the window, with what became of a bet that a previous page had placed. */
export async function load(): Promise<void> {
  table.canRetry = false
  table.isBusy = true
  await enter()
  if (pending) await settle(pending)
  table.isBusy = false
  later()
}

async function enter(): Promise<void> {
  try {
    const state = await readState(ticket)
    table.isOver = false
    show(state)
    if (!pending) sayStanding(state)
  } catch (error) {
    say(error instanceof Refused ? error.message : OFFLINE, 'warn')
    table.canRetry = !(error instanceof Refused)
  }
}

function show(state: GameState): void {
  const { game } = table
  table.game = state
  table.offset = state.now - Date.now()
  if (game === null) preselect(state)
  document.title = `${state.game.name || UNNAMED} · 演示游戏 · ${brand}`
  const decided = sayDecided(follow(state.bets, isUnseen))
  isUnseen = false
  if (decided) table.said = decided
  if (game && state.closed !== game.closed) sayStanding(state)
}

/** The stake of the last bet on this game, where the limits still allow it; otherwise the least. */
function preselect(state: GameState): void {
  const sums = stakesOf(state)
  const last = state.staked && isAllowed(state.staked, state) ? plain(state.staked) : ''
  const pressed = sums.find((sum) => plain(sum) === last)
  table.stake = pressed ?? sums[0] ?? state.least
  if (!pressed) table.typed = last.replaceAll(',', '')
}

const forget = () => {
  pending = null
  forgetBet()
}

/** Shows an accepted bet. `isOld`: a previous page had placed it. */
function accept(bet: BetResult, isOld = false): void {
  table.bet = bet
  isUnseen = bet.win === null
  if (!isOld && table.game && drawingOf(table.game).drawing.isSlip) table.picked = []
}

/** Looks up a bet whose answer was lost, for instance by a reload during the spin. */
async function settle(bet: PendingBet): Promise<void> {
  const stakedAt = new Date(bet.at).toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false })
  const staked = `投注 ${yuan(bet.stake)} · ${stakedAt}`
  if (Date.now() - bet.at > KNOWN_FOR) {
    forget()
    return say(UNKNOWN_OUTCOME, 'warn', staked)
  }
  try {
    const found = await findBet(bet)
    forget()
    accept(found, true)
    const said = wordsOf(found, bet)
    say(`上次投注：${said.text}`, said.tone, staked)
  } catch (error) {
    if (error instanceof Refused) forget()
    else table.canRetry = true
    say(error instanceof Refused ? `上次投注：${error.message}` : UNKNOWN_OUTCOME, 'warn', staked)
  }
  await reread()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const spinTime = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPIN_MS)

/** Places a bet, or says why not. */
export async function play(): Promise<void> {
  const { game, isBusy, picked, typed } = table
  if (isBusy || !game || table.isOver) return
  if (!navigator.onLine) return say(OFFLINE, 'warn')
  if (pending) return load()
  if (game.closed) return say(CLOSED, 'warn')
  const stake = typed.trim() === '' ? table.stake : readTypedAmount(typed)
  if (stake === null || !isAllowed(stake, game)) return say(limitsOf(game), 'warn')
  const { drawing, shown } = drawingOf(game)
  const picks = drawing.sent?.(picked, shown) ?? [...picked]
  if (drawing.missing && picks.length === 0) return say(drawing.missing, 'warn')
  const round = 'round' in shown ? { round: shown.round } : {}
  table.isBusy = true
  say(drawing.words.busy)
  pending = {
    id: randomId(),
    ticket,
    stake,
    picks: drawing.missing ? { picks, ...round } : {},
    at: Date.now(),
  }
  keepBet(pending)
  try {
    const [bet] = await Promise.all([placeBet(pending), pause(spinTime())])
    accept(bet)
    if (table.game) table.game.balance = bet.balance
    table.said = wordsOf(bet, pending)
    pending = null
  } catch (error) {
    const isRefused = error instanceof Refused
    say(isRefused ? error.message : UNKNOWN_OUTCOME, 'warn')
    if (isRefused) pending = null
    else table.canRetry = true
  } finally {
    if (!pending) forgetBet()
    await reread()
    table.isBusy = false
    later()
  }
}

function wordsOf(bet: BetResult, { stake }: PendingBet): Said {
  if (bet.win === null)
    return { text: `投注成功：${bet.playmemo}`, tone: '', note: `投注 ${yuan(stake)} · 等待结算` }
  const { drawing, shown } = table.game ? drawingOf(table.game) : { drawing: undefined, shown: undefined }
  const words = shown && drawing?.sayOf?.(bet.result as Results[Kind], shown, bet.playmemo)
  return sayPaid(words ?? bet.playmemo, stake, bet.win)
}

/** Reads the state again. A lost answer changes nothing; a refusal, such as a blocked member's, ends the play. */
async function reread(): Promise<void> {
  try {
    show(await readState(ticket))
  } catch (error) {
    if (!(error instanceof Refused)) return
    table.isOver = true
    say(error.message, 'warn')
  }
}

/** Reads again when the table changes, while the page is visible. */
function later(): void {
  clearTimeout(timer)
  if (table.game === null || table.isOver || document.visibilityState !== 'visible') return
  const { changesAt = Infinity } = (table.game.table ?? {}) as { changesAt?: number }
  const left = changesAt - (Date.now() + table.offset) + 100
  timer = setTimeout(
    () => {
      if (table.isBusy || pending) return later()
      void reread().then(later)
    },
    Math.min(Math.max(left, 300), LONGEST_MS),
  )
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || table.game === null || table.isOver || table.isBusy) return
  void reread().then(later)
})
