import { isPositive, subtract } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import { Refused } from './ask'
import { newRequestId, placeBet, readState, type BetResult, type GameState } from './gameServer'
import { byId, element, yuan } from './page'
import { fillPaytable } from './paytable'
import { createReels, SYMBOL_NAMES } from './reelsView'

/*
 * The stand-in for a third party's game (D40): the rounds are the demo server's, this window only shows them. One bet
 * per press, no auto-spin, no near misses.
 */

const STAKES = ['1', '5', '10', '50', '100'].map(money)
const SPIN_MS = 700
const FIRST_SHOWN = [5, 4, 2]
const UNKNOWN_OUTCOME = '请求结果未知，请先到资金记录核对，切勿重复提交'
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
/** Taken in the click itself: two presses in one tick are one bet (D24). */
let isBusy = false

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
  // aria-disabled keeps the focus on the button while it cannot be used.
  start.setAttribute('aria-disabled', String(busy || game === null))
  reels?.setSpinning(busy && game !== null)
}

async function load(): Promise<void> {
  retry.hidden = true
  setBusy(true)
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
  } finally {
    setBusy(false)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const spinTime = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPIN_MS)

async function play(): Promise<void> {
  if (isBusy || game === null) return
  if (!navigator.onLine) return say(OFFLINE, 'warn')
  setBusy(true)
  say('转动中…')
  try {
    const [bet] = await Promise.all([placeBet(ticket, stake, newRequestId()), pause(spinTime())])
    reels?.show(bet.reels)
    showBalance(bet.balance)
    tell(bet, game.symbols)
  } catch (error) {
    const isRefused = error instanceof Refused
    say(isRefused ? error.message : UNKNOWN_OUTCOME, 'warn')
    if (!isRefused) await reread()
  } finally {
    setBusy(false)
  }
}

/** Asks for the balance again: after a lost answer it alone tells what happened. */
async function reread(): Promise<void> {
  const state = await readState(ticket).catch(() => null)
  if (state) showBalance(state.balance)
}

function tell({ reels: shown, win }: BetResult, symbols: string[]): void {
  const staked = `投注 ${yuan(stake)}`
  if (!isPositive(win)) return say('未中奖', '', staked)
  const [first] = shown
  const hasTriple = shown.every((symbol) => symbol === first)
  const what = hasTriple ? `${SYMBOL_NAMES[symbols[first ?? 0] ?? ''] ?? ''} × 3` : '两枚相同'
  say(`${what}，派彩 ${yuan(win)}`, 'win', `${staked} · 净赢 ${yuan(subtract(win, stake))}`)
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
  // Only a tab that a script opened may close itself; any other goes home.
  window.close()
  setTimeout(() => location.assign('/'), 200)
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && game !== null && !isBusy) void reread()
})
void load()
