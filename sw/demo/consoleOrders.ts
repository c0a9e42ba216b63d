import { APPLICATION_MS } from '../db/orderTerms'
import { act, type Panel } from './consoleDesk'
import { button, toggle } from './consoleFields'
import { keyedList, setHidden, setText } from './consoleList'
import type { ConsoleState } from './consoleState'
import { timeOnly } from './consoleTime'
import { byId, element, yuan } from './page'

type Waiting = {
  key: string
  title: string
  note: string
  /** When rule D39 decides; null while testers hold it off. */
  dueAt: number | null
  decide: (approve: boolean) => Promise<boolean>
}

function waitingOf({
  pending,
  applications,
  agentApplications,
  chats,
  holdsOrders,
}: ConsoleState): Waiting[] {
  const said = (approve: boolean, title: string) => `已${approve ? '通过' : '拒绝'}：${title}`
  const orders = pending.map((order) => {
    const { out_trade_no, username, type, amount, pay_way, created_at, dueAt } = order
    const title = `${type === 2 ? '取款' : '存款'} ${yuan(amount)} ${username}`
    return {
      key: out_trade_no,
      title,
      note: [pay_way, out_trade_no, timeOnly(created_at)].filter((part) => part !== '').join(' · '),
      dueAt: holdsOrders ? null : dueAt,
      decide: (approve: boolean) => act('order', { out_trade_no, approve }, said(approve, title)),
    }
  })
  const others = applications.map(({ id, username, activity_name, amount, created_at }) => {
    const title = `活动申请 ${activity_name} ${username}`
    return {
      key: `application-${id}`,
      title,
      note: [amount === null ? '' : yuan(amount), timeOnly(created_at)]
        .filter((part) => part !== '')
        .join(' · '),
      // Deposits and withdrawals store their own due time.
      dueAt: holdsOrders ? null : created_at + APPLICATION_MS,
      decide: (approve: boolean) => act('application', { id, approve }, said(approve, title)),
    }
  })
  const resets = chats
    .filter(({ reset }) => reset.username !== '' && reset.approvedUntil === 0)
    .map(({ id, changedAt, reset: { username, isNameRight } }) => {
      const title = `重置密码 ${username}`
      return {
        key: `reset-${id}`,
        title,
        note: `真实姓名${isNameRight ? '相符' : '不符'} · ${timeOnly(changedAt)}`,
        dueAt: null,
        decide: (approve: boolean) => act('passwordreset', { chat: id, approve }, said(approve, title)),
      }
    })
  const agents = agentApplications.map(({ username, mobile, apply_info, created_at }) => {
    const title = `代理申请 ${username}`
    return {
      key: `agent-${username} ${created_at}`,
      title,
      note: `${mobile} · ${apply_info} · ${timeOnly(created_at)}`,
      dueAt: null,
      decide: (approve: boolean) => act('agent', { username, approve }, said(approve, title)),
    }
  })
  return [...orders, ...others, ...agents, ...resets]
}

function waitingRow({ title, note, decide }: Waiting): HTMLElement {
  const row = element('li', 'row')
  const words = element('div', 'words')
  words.append(element('p', 'title', title), element('p', 'quiet', note), element('p', 'quiet due'))
  const buttons = element('div', 'buttons')
  buttons.append(
    button('通过', () => void decide(true), { name: `通过 ${title}`, className: 'primary' }),
    button('拒绝', () => void decide(false), { name: `拒绝 ${title}`, className: 'danger' }),
  )
  row.append(words, buttons)
  return row
}

/** Pending deposits, withdrawals and applications (D39). */
export function ordersPanel(): Panel {
  const automatic = toggle('自动审核', (on) =>
    act('hold', { on: !on }, on ? '自动审核已开启' : '自动审核已关闭'),
  )
  byId('orders-switches', HTMLElement).append(automatic.root)
  const empty = byId('orders-empty', HTMLElement)
  const list = keyedList<Waiting>(byId('orders-list', HTMLElement), {
    keyOf: ({ key }) => key,
    make: waitingRow,
    update: (row, { dueAt }) => {
      const due = row.querySelector('.due')
      if (due) setText(due, dueAt === null ? '等待手动审核' : `${timeOnly(dueAt)} 自动审核`)
    },
    refuge: byId('orders-title', HTMLElement),
  })
  return {
    show: (state) => {
      const waiting = waitingOf(state)
      automatic.show(!state.holdsOrders)
      list(waiting)
      setHidden(empty, waiting.length > 0)
      setText(empty, '暂无待审核的订单')
    },
  }
}
