import { CopyButton } from '@/components/forms/CopyButton'
import { writeServerTime } from '@/contract/wire/codecs'
import { controlPath } from '@/contract/wire/demoControls'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/forms/TextField'
import shared from '@/ui/shared.module.css'
import { Table, type Column } from '@/ui/Table'
import type { AgentBook } from '../../desk/agentDesk'
import { ask, Refused } from '../ask'
import { act, Desk, Failure, openDesk, usePolled } from '../desk/Desk'
import { yuan } from '../desk/texts'

/* The agents' desk of the demo world: the agent's link, members and months, each of which the server pays once. */

type Member = AgentBook['members'][number]
type Month = AgentBook['months'][number]

const PERIOD_MS = 5000
const STATES = { open: '进行中', none: '累计至下月', paid: '已派发' }

const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
async function readBook(): Promise<AgentBook> {
  if (ticket === '') throw new Refused('请登录后从会员中心的“代理登录”进入')
  return (await ask(controlPath('desk/agent'), { ticket })) as AgentBook
}

async function pay({ month, commission }: Month): Promise<void> {
  const isPaid = await act(
    // A repeat is the same request.
    () => ask(controlPath('desk/commission'), { ticket, month }, `${ticket} ${month}`),
    `${month}佣金 ${yuan(commission)} 已派发至主账户`,
    '请求结果未知，请先核对状态',
  )
  // Its button goes, and the focus with it.
  if (isPaid) document.getElementById('months-title')?.focus()
}

const sum = <Row,>(head: string, of: (row: Row) => string): Column<Row> => ({
  head,
  cell: (row) => yuan(of(row)),
  numeric: true,
})

const MEMBERS: Column<Member>[] = [
  { head: '账号', cell: ({ username }) => username },
  { head: '注册日期', cell: ({ createdAt }) => writeServerTime(createdAt).slice(0, 10) },
  sum('累计存款', ({ deposits }) => deposits),
  sum('累计流水', ({ flow }) => flow),
]
const MONTHS: Column<Month>[] = [
  { head: '月份', cell: ({ month }) => month },
  { head: '活跃会员', cell: ({ active }) => active, numeric: true },
  sum('存款', ({ deposits }) => deposits),
  sum('流水', ({ flow }) => flow),
  sum('净盈利', ({ profit }) => profit),
  sum('累计净盈利', ({ base }) => base),
  { head: '比例', cell: ({ percent }) => `${percent}%`, numeric: true },
  sum('佣金', ({ commission }) => commission),
  {
    head: '状态',
    cell: (month) =>
      month.state === 'due' ? (
        <Button size="sm" aria-label={`派发${month.month}佣金`} onClick={() => void pay(month)}>
          派发到主账户
        </Button>
      ) : (
        STATES[month.state]
      ),
  },
]

const Book = ({ username, link, balance, members, months }: AgentBook) => (
  <>
    <section aria-labelledby="link-title">
      <h2 id="link-title">推广链接</h2>
      <TextField
        label="好友通过此链接注册，即归属于您"
        value={link}
        readOnly
        end={<CopyButton text={link} label="推广链接" />}
      />
      <p className="quiet">
        代理账号 <b>{username}</b> · 主账户余额{' '}
        <b id="balance" className="num">
          {yuan(balance)}
        </b>
      </p>
    </section>
    <section aria-labelledby="members-title">
      <h2 id="members-title">{`我的会员 ${members.length}人`}</h2>
      <Table
        caption="我的会员"
        columns={MEMBERS}
        rows={members}
        keyOf={(member) => member.username}
        empty="还没有会员，把推广链接发给好友吧。"
      />
    </section>
    <section aria-labelledby="months-title">
      <h2 id="months-title" tabIndex={-1}>
        月度佣金
      </h2>
      <p className="quiet">
        累计净盈利含上月结转。当月结束后即可派发，每月一次，直接进入主账户；方案见
        <a className={shared.link} href="./#/help?type=5">
          代理合作
        </a>
        。
      </p>
      <Table caption="月度佣金" columns={MONTHS} rows={months} keyOf={({ month }) => month} />
    </section>
  </>
)

function AgentPage() {
  const read = usePolled(readBook, PERIOD_MS)
  return (
    <Desk title="代理后台">
      <Failure read={read} />
      {read.data && !(read.error instanceof Refused) && <Book {...read.data} />}
      <p className="quiet">演示服务器的代理后台，只用试玩币。不得向未满18周岁的人士推广。</p>
    </Desk>
  )
}

openDesk(<AgentPage />)
