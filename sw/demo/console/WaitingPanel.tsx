import { Button } from '@/ui/Button'
import { APPLICATION_MS } from '../../db/orderTerms'
import { timeOnly, yuan } from '../desk/texts'
import { Panel, Rows, Switch } from './parts'
import { act, type ConsoleState } from './state'

type Waiting = {
  key: string
  title: string
  note: string[]
  /** When its time decides; null while it needs a tester. */
  dueAt: number | null
  /** The control that decides it, and what names it there. */
  control: string
  names: object
}

/** Everything that waits for a decision. */
function waitingOf(state: ConsoleState): Waiting[] {
  const due = (at: number | undefined) => (state.holdsOrders ? null : (at ?? null))
  return [
    ...state.pending.map(
      ({ out_trade_no = '', username, type, amount, pay_way, created_at, dueAt }): Waiting => ({
        key: out_trade_no,
        title: `${type === 2 ? '取款' : '存款'} ${yuan(amount)} ${username}`,
        note: [pay_way, out_trade_no, timeOnly(created_at)],
        dueAt: due(dueAt),
        control: 'order',
        names: { out_trade_no },
      }),
    ),
    ...state.applications.map(({ id, username, activity_name, amount, created_at }): Waiting => ({
      key: `application-${id}`,
      title: `活动申请 ${activity_name} ${username}`,
      note: [amount === null ? '' : yuan(amount), timeOnly(created_at)],
      dueAt: due(created_at + APPLICATION_MS),
      control: 'application',
      names: { id },
    })),
    ...state.agentApplications.map(({ username, mobile, apply_info, created_at }): Waiting => ({
      key: `agent-${username} ${created_at}`,
      title: `代理申请 ${username}`,
      note: [mobile, apply_info, timeOnly(created_at)],
      dueAt: null,
      control: 'agent',
      names: { username },
    })),
    ...state.chats.flatMap(({ id, changedAt, reset }): Waiting[] =>
      !reset || reset.approvedUntil !== undefined
        ? []
        : [
            {
              key: `reset-${id}`,
              title: `重置密码 ${reset.username}`,
              note: [`真实姓名${reset.isNameRight ? '相符' : '不符'}`, timeOnly(changedAt)],
              dueAt: null,
              control: 'passwordreset',
              names: { chat: id },
            },
          ],
    ),
  ]
}

function WaitingRow({ title, note, dueAt, control, names }: Waiting) {
  const decide = (approve: boolean) =>
    void act(control, { ...names, approve }, `已${approve ? '通过' : '拒绝'}：${title}`)
  return (
    <li className="row">
      <div className="words">
        <p className="title">{title}</p>
        <p className="quiet">{note.filter((part) => part !== '').join(' · ')}</p>
        <p className="quiet">{dueAt === null ? '等待手动审核' : `${timeOnly(dueAt)} 自动审核`}</p>
      </div>
      <div className="buttons">
        <Button aria-label={`通过 ${title}`} onClick={() => decide(true)}>
          通过
        </Button>
        <Button look="danger" aria-label={`拒绝 ${title}`} onClick={() => decide(false)}>
          拒绝
        </Button>
      </div>
    </li>
  )
}

/** Pending deposits, withdrawals and applications. */
export const WaitingPanel = () => (
  <Panel id="orders" title="待审核">
    {(state) => (
      <>
        <div className="switches">
          <Switch
            label="自动审核"
            on={!state.holdsOrders}
            turn={(on) => act('hold', { on: !on }, on ? '自动审核已开启' : '自动审核已关闭')}
          />
        </div>
        <Rows panel="orders" empty="暂无待审核的订单">
          {waitingOf(state).map((waiting) => (
            <WaitingRow {...waiting} key={waiting.key} />
          ))}
        </Rows>
      </>
    )}
  </Panel>
)
