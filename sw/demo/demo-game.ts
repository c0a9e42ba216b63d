import { name as brand } from '@/contract/texts/brand'
import { isLess } from '@/contract/values/arithmetic'
import type { Kind } from '../games/kinds'
import { newRequestId, Refused } from './ask'
import { boardsView } from './game/boardsView'
import { fishingView } from './game/fishingView'
import { findBet, placeBet, readState, type BetResult, type GameState } from './game/gameServer'
import { lastBets, sayDecided, sayPaid, type Said } from './game/lastBets'
import { liveView } from './game/liveView'
import { lotteryView } from './game/lotteryView'
import { forgetBet, keepBet, pendingBet, type PendingBet } from './game/pendingBet'
import { slotsView } from './game/slotsView'
import { sportsView } from './game/sportsView'
import { limitsOf, makeStakes } from './game/stakes'
import type { MakeView, View } from './game/view'
import { byId, element, yuan } from './page'

/*
 * The stand-in for a third-party game (D40): the demo server decides the rounds, this window shows them. One bet per press,
 * no auto-spin, no near misses, and a loss is called a loss. What differs between kinds of games is a view of its own.
 */

const VIEWS: Record<Kind, MakeView> = {
  slots: slotsView,
  live: liveView,
  sports: sportsView,
  lottery: lotteryView,
  boards: boardsView,
  fishing: fishingView,
}

/** The shortest time a bet takes to show: reels turn, cards are dealt. */
const SPIN_MS = 700
/** Longest time between reads: testers may move the clock, close the venue or block the member. */
const LONGEST_MS = 5000
const UNKNOWN_OUTCOME = '请求结果未知，请先到资金记录核对，切勿重复提交'
/** The server remembers request ids for 24 hours (D24). */
const KNOWN_FOR = 23 * 60 * 60 * 1000
const OFFLINE = '网络异常，请检查当前网络后重试！'
const CLOSED = '场馆维护中，暂停投注；已下注的注单照常结算'

const UNNAMED = '演示游戏'

const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
const title = byId('name', HTMLElement)
const result = byId('result', HTMLElement)
const start = byId('start', HTMLButtonElement)
const retry = byId('retry', HTMLButtonElement)

let game: GameState | null = null
let view: View | null = null
let stakeOf: ReturnType<typeof makeStakes> | null = null
/** Set synchronously by the click: two presses in one tick are one bet (D24). */
let isBusy = false
/** A bet with an unknown outcome; no other bet is placed until it is known. */
let pending: PendingBet | null = pendingBet(ticket)
/** Whether an accepted bet waits for its round and hasn't been in a state yet. */
let isUnseen = false
/** The demo clock against this device's, ms. */
let offset = 0
let timer: ReturnType<typeof setTimeout> | undefined
const showBets = lastBets()

const showTitle = (name: string) => {
  title.textContent = name
  byId('heading', HTMLElement).textContent = name
  document.title = `${name} · 演示游戏 · ${brand}`
}

function say(text: string, tone: '' | 'win' | 'warn' = '', note = ''): void {
  result.className = `result ${tone}`
  result.replaceChildren(
    element('span', 'said', text),
    ...(note === '' ? [] : [element('span', 'note', note)]),
  )
}
const sayThis = ({ text, tone, note }: Said) => say(text, tone, note)

function setBusy(busy: boolean): void {
  isBusy = busy
  // aria-disabled, unlike disabled, keeps the focus on the button.
  start.setAttribute('aria-disabled', String(busy || game === null || game.closed))
  view?.setBusy?.(busy && game !== null)
}

async function load(): Promise<void> {
  retry.hidden = true
  setBusy(true)
  await enter()
  if (pending) await settle(pending)
  setBusy(false)
  later()
}

async function enter(): Promise<void> {
  try {
    const state = await readState(ticket)
    if (!view) open(state)
    show(state)
    if (view && !pending) say(state.closed ? CLOSED : view.words.prompt, state.closed ? 'warn' : '')
  } catch (error) {
    say(error instanceof Refused ? error.message : OFFLINE, 'warn')
    retry.hidden = error instanceof Refused
  }
}

/** Creates the view for this kind of game. */
function open({ kind, game: { name }, least, most }: GameState): void {
  const make = VIEWS[kind as Kind]
  const [table, rules] = [byId('table', HTMLElement), byId('rules', HTMLElement)]
  view = make({ table, rules, bet: () => void play() })
  showTitle(name || UNNAMED)
  start.textContent = view.words.start
  start.setAttribute('aria-label', view.words.name)
  if (least !== null && most !== null) stakeOf = makeStakes(least, most)
}

function show(state: GameState): void {
  const wasClosed = game?.closed === true
  game = state
  offset = state.now - Date.now()
  byId('wallet', HTMLElement).textContent = state.wallet === 'venue' ? '场馆余额' : '余额'
  byId('balance', HTMLElement).textContent = yuan(state.balance)
  view?.show(state)
  view?.tick?.(state.now)
  const decided = sayDecided(showBets(state.bets, isUnseen))
  isUnseen = false
  if (decided) sayThis(decided)
  if (state.closed !== wasClosed && view)
    say(state.closed ? CLOSED : view.words.prompt, state.closed ? 'warn' : '')
  start.setAttribute('aria-disabled', String(isBusy || state.closed))
}

/** Looks up a bet whose answer was lost, for instance by a reload during the spin (D68). */
async function settle(bet: PendingBet): Promise<void> {
  const stakedAt = new Date(bet.at).toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false })
  const staked = `投注 ${yuan(bet.stake)} · ${stakedAt}`
  const forget = () => {
    pending = null
    forgetBet()
  }
  if (Date.now() - bet.at > KNOWN_FOR) {
    forget()
    return say(UNKNOWN_OUTCOME, 'warn', staked)
  }
  try {
    const found = await findBet(bet)
    forget()
    view?.tell?.(found, true)
    isUnseen = found.win === null
    const said = wordsOf(found, bet)
    say(`上次投注：${said.text}`, said.tone, staked)
  } catch (error) {
    if (error instanceof Refused) forget()
    else retry.hidden = false
    say(error instanceof Refused ? `上次投注：${error.message}` : UNKNOWN_OUTCOME, 'warn', staked)
  }
  await reread()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const spinTime = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPIN_MS)

async function play(): Promise<void> {
  if (isBusy || game === null || view === null) return
  if (!navigator.onLine) return say(OFFLINE, 'warn')
  if (pending) return load()
  if (game.closed) return say(CLOSED, 'warn')
  const stake = stakeOf?.() ?? null
  const { least, most } = game
  if (stake === null || (least && isLess(stake, least)) || (most && isLess(most, stake)))
    return say(limitsOf(least, most), 'warn')
  const picks = view.picks()
  if (typeof picks === 'string') return say(picks, 'warn')
  setBusy(true)
  say(view.words.busy)
  pending = { id: newRequestId(), ticket, stake, picks, at: Date.now() }
  keepBet(pending)
  try {
    const [bet] = await Promise.all([placeBet(pending), pause(spinTime())])
    view.tell?.(bet, false)
    isUnseen = bet.win === null
    byId('balance', HTMLElement).textContent = yuan(bet.balance)
    sayThis(wordsOf(bet, pending))
    pending = null
  } catch (error) {
    const isRefused = error instanceof Refused
    say(isRefused ? error.message : UNKNOWN_OUTCOME, 'warn')
    if (isRefused) pending = null
    else retry.hidden = false
  } finally {
    if (!pending) forgetBet()
    await reread()
    setBusy(false)
    later()
  }
}

const wordsOf = (bet: BetResult, { stake }: PendingBet): Said =>
  bet.win === null
    ? { text: `投注成功：${bet.playmemo}`, tone: '', note: `投注 ${yuan(stake)} · 等待结算` }
    : sayPaid(view?.sayOf?.(bet) ?? bet.playmemo, stake, bet.win)

/** Reads the state again. A lost answer changes nothing; a refusal, such as a blocked member's, ends the play. */
async function reread(): Promise<void> {
  try {
    show(await readState(ticket))
  } catch (error) {
    if (!(error instanceof Refused)) return
    game = null
    start.setAttribute('aria-disabled', 'true')
    say(error.message, 'warn')
  }
}

/** Reads again when the table changes, while the page is visible. */
function later(): void {
  clearTimeout(timer)
  if (game === null || document.visibilityState !== 'visible') return
  const { changesAt = Infinity } = (game.table ?? {}) as { changesAt?: number }
  const left = changesAt - (Date.now() + offset) + 100
  timer = setTimeout(
    () => {
      if (isBusy || pending) return later()
      void reread().then(later)
    },
    Math.min(Math.max(left, 300), LONGEST_MS),
  )
}

// Not the address's own name for it: anyone can write one (D75).
showTitle(UNNAMED)
start.addEventListener('click', () => void play())
retry.addEventListener('click', () => void load())
byId('back', HTMLButtonElement).addEventListener('click', () => {
  // A tab can close itself only if a script opened it; any other goes home.
  window.close()
  setTimeout(() => location.assign('./'), 200)
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || game === null || isBusy) return
  void reread().then(later)
})
setInterval(() => {
  if (game !== null) view?.tick?.(Date.now() + offset)
}, 1000)
void load()
