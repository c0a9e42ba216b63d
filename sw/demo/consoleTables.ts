import { redraw, type Panel } from './consoleDesk'
import { field } from './consoleFields'
import { keyedList, setHidden, setText } from './consoleList'
import type { ConsoleState } from './consoleState'
import { day, timeOnly } from './consoleTime'
import { byId, element, yuan } from './page'

type Entry = ConsoleState['entries'][number]
type Asked = ConsoleState['requests'][number]

const KINDS: Record<string, string> = {
  opening: '期初',
  registration: '注册赠送',
  deposit: '存款',
  withdrawal: '取款申请',
  payout: '取款出账',
  return: '取款退回',
  transfer: '转账',
  stake: '投注',
  win: '派彩',
  refund: '注单退回',
  rebate: '返水',
  'red packet': '红包',
  bonus: '礼金',
  commission: '代理佣金',
  adjustment: '人工调整',
}
const PLACES: Record<string, string> = { world: '外部', userbalance: '主账户', held: '取款中' }

function tableRow(cells: [content: string | (Node | string)[], className?: string][]): HTMLElement {
  const row = element('tr', '')
  for (const [content, className = ''] of cells) {
    const cell = element('td', className)
    cell.append(...(typeof content === 'string' ? [content] : content))
    row.append(cell)
  }
  return row
}

function entryRow({ at, username, kind, from, to, amount, reference }: Entry): HTMLElement {
  const place = (name: string) => PLACES[name] ?? name
  const row = tableRow([
    [[element('span', 'day', `${day(at)} `), timeOnly(at)], 'num'],
    [username],
    [KINDS[kind] ?? kind],
    [`${place(from)} → ${place(to)}`],
    [yuan(amount), 'num right'],
  ])
  if (reference !== '') row.title = reference
  return row
}

/** Whether a call had no answer, or one other than success. */
export const hasFailed = ({ status, code }: Pick<Asked, 'status' | 'code'>): boolean =>
  status < 200 || status > 299 || (code !== 0 && code !== 200)

function requestRow(asked: Asked): HTMLElement {
  const { at, call, status, code, ms } = asked
  const tone = hasFailed(asked) ? 'num bad' : 'num'
  return tableRow([
    [timeOnly(at), 'num'],
    [call, 'call'],
    [status === 0 ? '断网' : String(status), tone],
    [code === 0 ? '-' : String(code), tone],
    [`${ms} ms`, 'num right'],
  ])
}

type Table<R> = { name: string; filter: string; row: (row: R) => HTMLElement; subject: (row: R) => string }

/** A table of immutable rows with a filter. */
function table<R extends { id: number; at: number }>({ name, filter, row, subject }: Table<R>) {
  const narrow = field('filter', filter)
  narrow.input.addEventListener('input', redraw)
  byId(`${name}-filter`, HTMLElement).append(narrow.root)
  const empty = byId(`${name}-empty`, HTMLElement)
  // Ids restart when the database is deleted; the time tells old rows from new ones.
  const list = keyedList<R>(byId(`${name}-rows`, HTMLElement), {
    keyOf: ({ id, at }) => `${id} ${at}`,
    make: row,
  })
  return (rows: R[]) => {
    const wanted = narrow.input.value.trim().toLowerCase()
    const found = wanted === '' ? rows : rows.filter((each) => subject(each).toLowerCase().includes(wanted))
    list(found)
    setHidden(empty, found.length > 0)
    setText(empty, rows.length > 0 ? '没有符合的记录' : '暂无记录')
  }
}

/** The ledger and the last requests, newest first. */
export function tablesPanel(): Panel {
  const entries = table<Entry>({
    name: 'ledger',
    filter: '筛选会员',
    row: entryRow,
    subject: ({ username }) => username,
  })
  const requests = table<Asked>({
    name: 'requests',
    filter: '筛选接口',
    row: requestRow,
    subject: ({ call }) => call,
  })
  return {
    show: (state) => {
      entries(state.entries)
      requests(state.requests)
    },
  }
}
