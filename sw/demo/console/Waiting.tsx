import { timeOnly, yuan } from '../desk/texts'
import { Decisions, Switches, type Decision } from './parts'
import { act, type ConsoleState } from './state'

/** Everything that waits for a tester's decision. */
function waitingOf({ pending, applications, agentApplications, holdsOrders }: ConsoleState): Decision[] {
  const told = (dueAt: number | undefined, ...facts: string[]) => {
    const when = dueAt === undefined || holdsOrders ? '等待手动审核' : `${timeOnly(dueAt)} 自动审核`
    return [...facts.filter((fact) => fact !== ''), when].join(' · ')
  }
  return [
    ...pending.map(({ out_trade_no = '', username, type, amount, pay_way, dueAt }): Decision => ({
      key: out_trade_no,
      title: `${type === 2 ? '取款' : '存款'} ${yuan(amount)} ${username}`,
      note: told(dueAt, pay_way, out_trade_no),
      control: 'order',
      names: { out_trade_no },
    })),
    ...applications.map(({ id, username, activity_name, amount, dueAt }): Decision => ({
      key: `application-${id}`,
      title: `活动申请 ${activity_name} ${username}`,
      note: told(dueAt, amount === null ? '' : yuan(amount)),
      control: 'application',
      names: { id },
    })),
    ...agentApplications.map(({ username, mobile, apply_info }): Decision => ({
      key: `agent-${username}`,
      title: `代理申请 ${username}`,
      note: told(undefined, mobile, apply_info),
      control: 'agent',
      names: { username },
    })),
  ]
}

/** The switch of the automatic decisions, and what waits for a tester's. */
export const Waiting = (state: ConsoleState) => (
  <>
    <Switches
      of={[
        {
          key: 'hold',
          label: '自动审核',
          on: !state.holdsOrders,
          turn: (on) => act('hold', { on: !on }, on ? '自动审核已开启' : '自动审核已关闭'),
        },
      ]}
    />
    <Decisions
      empty="暂无待审核的订单"
      rows={waitingOf(state)}
      buttons={[
        ['通过', { approve: true }],
        ['拒绝', { approve: false }],
      ]}
    />
  </>
)
