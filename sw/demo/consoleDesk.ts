import { DESK_CHANNEL } from '@/contract/wire/demoControls'
import { NoAnswer, Refused } from './ask'
import { control, readConsole, type ConsoleState } from './consoleState'
import { setHidden, setText } from './consoleList'
import { byId } from './page'

/** One part of the console; `show` brings it up to date. */
export type Panel = {
  show: (state: ConsoleState) => void
  /** Discards unsaved edits. */
  letGo?: () => void
}

const PERIOD_MS = 2000
const TOLD_MS = 5000
/** Controls of which the portal's open tabs learn at once; they poll only the balance and the inbox. */
const ANNOUNCED = ['agent', 'application', 'clock', 'member', 'message', 'notice', 'order', 'switch']
const NO_ANSWER = '没有收到演示服务器的回答'

const wording = (error: unknown): string => {
  if (error instanceof Refused) return error.message
  if (error instanceof NoAnswer) return NO_ANSWER
  throw error
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(DESK_CHANNEL)

let panels: Panel[] = []
let latest: ConsoleState | null = null
let acting = 0
/** Counts the controls sent: a state requested before the last one is outdated. */
let deeds = 0
let timer: ReturnType<typeof setTimeout> | undefined
let silence: ReturnType<typeof setTimeout> | undefined

/** Shows and announces a result. */
export function tell(text: string, isGood = true): void {
  const [said, quiet] = isGood ? ['told', 'refused'] : ['refused', 'told']
  byId(said, HTMLElement).textContent = text
  byId(quiet, HTMLElement).textContent = ''
  clearTimeout(silence)
  silence = setTimeout(() => (byId(said, HTMLElement).textContent = ''), TOLD_MS)
}

/** Sends a control, shows the result, tells open tabs and refreshes. Resolves to whether it succeeded. */
export async function act(name: string, body: object, said: string): Promise<boolean> {
  acting += 1
  try {
    await control(name, body)
    tell(said)
    if (ANNOUNCED.includes(name)) channel?.postMessage(name)
    return true
  } catch (error) {
    tell(wording(error), false)
    return false
  } finally {
    acting -= 1
    deeds += 1
    // After the caller's continuation, which may settle its fields.
    setTimeout(() => void refresh(), 0)
  }
}

/** Draws the latest state again, after a filter or a choice has changed. */
export function redraw(): void {
  if (latest) for (const panel of panels) panel.show(latest)
}

/** Discards all unsaved edits, as after a reset. */
export const letGo = (): void => panels.forEach((panel) => panel.letGo?.())

/** Reads the state now, then every 2 s while the page is visible. */
export async function refresh(): Promise<void> {
  clearTimeout(timer)
  const begun = deeds
  try {
    const state = await readConsole()
    if (begun === deeds && acting === 0) {
      latest = state
      redraw()
      open()
    }
    connected('')
  } catch (error) {
    connected(wording(error))
  }
  clearTimeout(timer)
  if (document.visibilityState === 'visible') timer = setTimeout(() => void refresh(), PERIOD_MS)
}

function open(): void {
  for (const set of document.querySelectorAll('fieldset')) set.disabled = false
  for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
}

function connected(problem: string): void {
  const isGood = problem === ''
  setText(byId('connection', HTMLElement), isGood ? '每 2 秒刷新' : '连接中断')
  byId('connection', HTMLElement).classList.toggle('bad', !isGood)
  setText(byId('failure-text', HTMLElement), isGood ? '' : `读取失败：${problem}`)
  setHidden(byId('failure', HTMLElement), isGood)
  if (!isGood && !latest)
    for (const empty of document.querySelectorAll('.empty')) setText(empty, '暂时读不到数据')
}

/** Starts the console with these parts. */
export function start(parts: Panel[]): void {
  panels = parts
  byId('retry', HTMLButtonElement).addEventListener('click', () => void refresh())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh()
    else clearTimeout(timer)
  })
  void refresh()
}
