import * as z from 'zod/mini'
import { controlPath } from '@/contract/wire/demoControls'
import { amount } from '@/contract/values/money'
import { key, number, record, rows, text, writeServerTime } from '@/contract/wire/codecs'
import { ask, newRequestId, Refused } from './ask'
import { button } from './consoleFields'
import { keyedList, setHidden, setText } from './consoleList'
import { byId, element, yuan } from './page'

/*
 * The agents' desk of the demo world: the agent's link, the members who registered through it, and each month's commission, which
 * the server pays once into the main wallet.
 */

const PERIOD_MS = 5000
const OFFLINE = '网络异常，请检查当前网络后重试！'
const NO_TICKET = '请登录后从会员中心的“代理登录”进入'

const book = record({
  username: text,
  link: text,
  balance: amount,
  members: rows(z.object({ username: key, createdAt: number, deposits: amount, flow: amount })),
  months: rows(
    z.object({
      month: key,
      active: number,
      deposits: amount,
      flow: amount,
      profit: amount,
      base: amount,
      percent: number,
      commission: amount,
      /** `open` this month, `none`, `due` or `paid`. */
      state: text,
    }),
  ),
})
type Book = z.output<typeof book>
type Month = Book['months'][number]

const STATES: Record<string, string> = { open: '进行中', none: '累计至下月', paid: '已派发' }

const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
const told = byId('told', HTMLElement)
let timer: ReturnType<typeof setTimeout> | undefined
let isPaying = false
/** The month being claimed: a repeat is the same request (D24). */
const requests = new Map<string, string>()

const signed = (sum: Book['balance']): string => (sum?.startsWith('-') ? `-${yuan(sum.slice(1))}` : yuan(sum))

/** A table's column heads, which narrow screens show in each cell; the roles are explicit because the styles drop them there. */
const headsOf = (body: string): string[] =>
  [...(byId(body, HTMLElement).closest('table')?.querySelectorAll('th') ?? [])].map(
    ({ textContent }) => textContent,
  )
const MEMBER_HEADS = headsOf('members')
const MONTH_HEADS = headsOf('months')

function cellOf(head: string | undefined, isRight: boolean, text: string): HTMLElement {
  const cell = element('td', isRight ? 'right' : '', text)
  cell.role = 'cell'
  cell.dataset.head = head ?? ''
  return cell
}

function rowOf(heads: string[], cells: string[], firstRight: number): HTMLElement {
  const row = element('tr', '')
  row.role = 'row'
  row.append(...cells.map((cell, index) => cellOf(heads[index], index >= firstRight, cell)))
  return row
}

function monthRow(month: Month): HTMLElement {
  const { active, deposits, flow, profit, base, percent, commission, state } = month
  const sums = [yuan(deposits), yuan(flow), signed(profit), signed(base), `${percent}%`, yuan(commission)]
  const row = rowOf(MONTH_HEADS, [month.month, String(active), ...sums], 1)
  const last = cellOf(MONTH_HEADS.at(-1), false, STATES[state] ?? '')
  if (state === 'due')
    last.append(
      button('派发到主账户', () => void pay(month), {
        name: `派发 ${month.month} 佣金`,
        className: 'primary',
      }),
    )
  row.append(last)
  return row
}

const showMembers = keyedList<Book['members'][number]>(byId('members', HTMLElement), {
  keyOf: (member) => Object.values(member).join(' '),
  make: ({ username, createdAt, deposits, flow }) =>
    rowOf(MEMBER_HEADS, [username, writeServerTime(createdAt).slice(0, 10), yuan(deposits), yuan(flow)], 2),
})
const showMonths = keyedList<Month>(byId('months', HTMLElement), {
  keyOf: (month) => Object.values(month).join(' '),
  make: monthRow,
  refuge: byId('months-title', HTMLElement),
})

function show({ username, link, balance, members, months }: Book): void {
  const shownLink = byId('link', HTMLInputElement)
  if (shownLink.value !== link) shownLink.value = link
  setText(byId('agent', HTMLElement), username)
  setText(byId('balance', HTMLElement), yuan(balance))
  setText(byId('members-count', HTMLElement), `${members.length} 人`)
  setHidden(byId('members-empty', HTMLElement), members.length > 0)
  showMembers(members)
  showMonths(months)
  setHidden(byId('book', HTMLElement), false)
}

function stop(problem: string, canRetry: boolean): void {
  setText(byId('stopped-text', HTMLElement), problem)
  setHidden(byId('stopped', HTMLElement), problem === '')
  setHidden(byId('retry', HTMLElement), !canRetry)
}

async function refresh(): Promise<void> {
  clearTimeout(timer)
  if (ticket === '') return stop(NO_TICKET, false)
  try {
    show(z.decode(book, await ask(controlPath('desk/agent'), { ticket })))
    stop('', false)
  } catch (error) {
    if (error instanceof Refused) {
      setHidden(byId('book', HTMLElement), true)
      return stop(error.message, false)
    }
    stop(OFFLINE, true)
  }
  clearTimeout(timer)
  if (document.visibilityState === 'visible') timer = setTimeout(() => void refresh(), PERIOD_MS)
}

async function pay({ month, commission }: Month): Promise<void> {
  if (isPaying) return
  isPaying = true
  const id = requests.get(month) ?? newRequestId()
  requests.set(month, id)
  try {
    await ask(controlPath('desk/commission'), { ticket, month }, id)
    setText(told, `${month} 佣金 ${yuan(commission)} 已派发至主账户`)
  } catch (error) {
    setText(told, error instanceof Refused ? error.message : '请求结果未知，请先核对状态')
  } finally {
    isPaying = false
    await refresh()
  }
}

byId('copy', HTMLButtonElement).addEventListener('click', () => {
  const link = byId('link', HTMLInputElement)
  link.select()
  // Without permission or a secure context the selected text can be copied by hand.
  const written = navigator.clipboard?.writeText(link.value) ?? Promise.reject(new Error('no clipboard'))
  void written.then(
    () => setText(told, '复制成功！'),
    () => setText(told, '请手动复制选中的链接'),
  )
})
byId('retry', HTMLButtonElement).addEventListener('click', () => void refresh())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refresh()
  else clearTimeout(timer)
})
void refresh()
