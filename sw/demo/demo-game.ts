import { isPositive, subtract } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import { Refused } from './ask'
import { findBet, newRequestId, placeBet, readState, type BetResult, type GameState } from './gameServer'
import { byId, element, yuan } from './page'
import { forgetBet, keepBet, pendingBet, type PendingBet } from './pendingBet'
import { createReels, fillPaytable, SYMBOL_NAMES } from './reelsView'

/*
 * The stand-in for a third-party game (D40): the demo server decides the rounds, this window shows them. One bet per press,
 * no auto-spin, no near misses.
 */

const STAKES = ['1', '5', '10', '50', '100'].map(money)
const SPIN_MS = 700
const FIRST_SHOWN = [5, 4, 2]
const UNKNOWN_OUTCOME = '请求结果未知，请先到资金记录核对，切勿重复提交'
/** The server remembers request ids for 24 hours (D24). */
const KNOWN_FOR = 23 * 60 * 60 * 1000
const OFFLINE = '网络异常，请检查当前网络后重试！'

const address = new URLSearchParams(location.search)
const ticket = address.get('ticket') ?? ''
const title = byId('name', HTMLElement)
const result = byId('result', HTMLElement)
const start = byId('start', HTMLButtonElement)
const retry = byId('retry', HTMLButtonElement)
const stakeGroup = byId('stakes', HTMLElement)

let stake: Money = money('10')
let game: GameState | null = null
let reels: ReturnType<typeof createReels> | null = null
/** Set synchronously by the click: two presses in one tick are one bet (D24). */
let isBusy = false
/** A bet with an unknown outcome; no other bet is placed until it is known. */
let pending: PendingBet | null = pendingBet(ticket)

const showTitle = (name: string) => {
  title.textContent = name
  byId('heading', HTMLElement).textContent = name
  document.title = `${name} · 演示游戏 · 星澜娱乐`
}

function say(text: string, tone: '' | 'win' | 'warn' = '', note = ''): void {
  result.className = `result ${tone}`
  result.replaceChildren(
    element('span', 'said', text),
    ...(note === '' ? [] : [element('span', 'note', note)]),
  )
}

function showBalance(balance: Money | null): void {
  byId('balance', HTMLElement).textContent = yuan(balance)
}

function setBusy(busy: boolean): void {
  isBusy = busy
  // aria-disabled, unlike disabled, keeps the focus on the button.
  start.setAttribute('aria-disabled', String(busy || game === null))
  reels?.setSpinning(busy && game !== null)
}

async function load(): Promise<void> {
  retry.hidden = true
  setBusy(true)
  await enter()
  if (pending) await settle(pending)
  setBusy(false)
}

async function enter(): Promise<void> {
  try {
    game = await readState(ticket)
    showTitle(game.game.name || title.textContent || '演示游戏')
    byId('wallet', HTMLElement).textContent = game.wallet === 'venue' ? '场馆余额' : '余额'
    showBalance(game.balance)
    if (!reels) {
      reels = createReels(byId('reels', HTMLElement), game.symbols)
      reels.show(FIRST_SHOWN)
      fillPaytable(byId('paytable', HTMLElement), game)
      say('选择投注金额，按“开始”')
    }
  } catch (error) {
    say(error instanceof Refused ? error.message : OFFLINE, 'warn')
    retry.hidden = error instanceof Refused
  }
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
    reels?.show(found.reels)
    tell(found, bet.stake, game?.symbols ?? [], { before: '上次投注：', staked })
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
  if (isBusy || game === null) return
  if (!navigator.onLine) return say(OFFLINE, 'warn')
  if (pending) return load()
  setBusy(true)
  say('转动中…')
  pending = { id: newRequestId(), ticket, stake, at: Date.now() }
  keepBet(pending)
  try {
    const [bet] = await Promise.all([placeBet(ticket, stake, pending.id), pause(spinTime())])
    pending = null
    reels?.show(bet.reels)
    showBalance(bet.balance)
    tell(bet, stake, game.symbols)
  } catch (error) {
    const isRefused = error instanceof Refused
    say(isRefused ? error.message : UNKNOWN_OUTCOME, 'warn')
    if (isRefused) pending = null
    else {
      retry.hidden = false
      await reread()
    }
  } finally {
    if (!pending) forgetBet()
    setBusy(false)
  }
}

/** Reads the balance again: after a lost answer only it shows what happened. */
async function reread(): Promise<void> {
  const state = await readState(ticket).catch(() => null)
  if (state) showBalance(state.balance)
}

function tell(
  { reels: shown, win }: BetResult,
  bet: Money,
  symbols: string[],
  { before = '', staked = `投注 ${yuan(bet)}` } = {},
): void {
  if (!isPositive(win)) return say(`${before}未中奖`, '', staked)
  const [first] = shown
  const hasTriple = shown.every((symbol) => symbol === first)
  const what = hasTriple ? `${SYMBOL_NAMES[symbols[first ?? 0] ?? ''] ?? ''} × 3` : '两枚相同'
  say(`${before}${what}，派彩 ${yuan(win)}`, 'win', `${staked} · 净赢 ${yuan(subtract(win, bet))}`)
}

function chooseStake(chosen: Money): void {
  stake = chosen
  for (const button of stakeGroup.querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.value === chosen))
  }
}

function makeStakeButtons(): void {
  for (const amount of STAKES) {
    const button = document.createElement('button')
    button.type = 'button'
    button.value = amount
    button.textContent = amount
    button.setAttribute('aria-label', `投注额${amount}元`)
    button.addEventListener('click', () => {
      if (!isBusy) chooseStake(amount)
    })
    stakeGroup.append(button)
  }
}

showTitle(address.get('name') ?? '演示游戏')
makeStakeButtons()
chooseStake(stake)
start.addEventListener('click', () => void play())
retry.addEventListener('click', () => void load())
byId('back', HTMLButtonElement).addEventListener('click', () => {
  // A tab can close itself only if a script opened it; any other goes home.
  window.close()
  setTimeout(() => location.assign('./'), 200)
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && game !== null && !isBusy) void reread()
})
void load()
