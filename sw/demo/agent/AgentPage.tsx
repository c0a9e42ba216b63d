import { useRef, type ReactNode } from 'react'
import { controlPath } from '@/contract/wire/demoControls'
import { writeServerTime } from '@/contract/wire/codecs'
import { randomId } from '@/lib/randomId'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import { TextField } from '@/ui/forms/TextField'
import type { AgentBook } from '../../desk/agentDesk'
import { ask, NoAnswer, Refused } from '../ask'
import { act, openDesk, PlayerDesk, Scroll, usePolled, wording } from '../desk/Desk'
import { yuan } from '../desk/texts'

/*
 * The agents' desk of the demo world: the agent's link, the members who registered through it, and each month's commission, which
 * the server pays once into the main wallet.
 */

type Month = AgentBook['months'][number]

const PERIOD_MS = 5000
const STATES = { open: '进行中', none: '累计至下月', paid: '已派发', due: '' }

const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
let isPaying = false
/** The month being claimed: a repeat is the same request. */
const requests = new Map<string, string>()

async function readBook(): Promise<AgentBook> {
  if (ticket === '') throw new Refused('请登录后从会员中心的“代理登录”进入')
  return (await ask(controlPath('desk/agent'), { ticket })) as AgentBook
}

async function pay({ month, commission }: Month): Promise<void> {
  if (isPaying) return
  isPaying = true
  const id = requests.get(month) ?? randomId()
  requests.set(month, id)
  const isPaid = await act(
    () => ask(controlPath('desk/commission'), { ticket, month }, id),
    `${month}佣金 ${yuan(commission)} 已派发至主账户`,
    '请求结果未知，请先核对状态',
  ).finally(() => (isPaying = false))
  // Its button goes, and the focus with it.
  if (isPaid) document.getElementById('months-title')?.focus()
}

/** Without permission or a secure context the selected text can be copied by hand. */
async function copy(link: HTMLInputElement): Promise<void> {
  link.select()
  try {
    await navigator.clipboard.writeText(link.value)
    toast.success('复制成功！')
  } catch {
    toast.info('请手动复制选中的链接')
  }
}

/** A table whose rows are cards on narrow screens, each cell under its head; the roles are explicit because the styles drop them there. */
const Table = ({
  title,
  heads,
  rows,
  firstRight,
}: {
  /** The id of its heading. */
  title: string
  heads: string[]
  rows: { key: string; cells: ReactNode[] }[]
  /** Figures begin here. */
  firstRight: number
}) => (
  <Scroll aria-labelledby={title}>
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head, at) => (
            <th key={head} role="columnheader" scope="col" className={at < firstRight ? '' : 'right'}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, at) => (
              <td
                key={heads[at]}
                role="cell"
                className={at < firstRight ? '' : 'num right'}
                data-head={heads[at]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)

const MEMBER_HEADS = ['账号', '注册日期', '累计存款', '累计流水']
const MONTH_HEADS = ['月份', '活跃会员', '存款', '流水', '净盈利', '累计净盈利', '比例', '佣金', '状态']
const PLAN = [
  ['5人及以上', '1–50,000', '25%'],
  ['10人及以上', '50,001–200,000', '30%'],
  ['30人及以上', '200,001–600,000', '35%'],
  ['60人及以上', '600,001以上', '40%'],
]

function monthCells(month: Month): ReactNode[] {
  const { active, deposits, flow, profit, base, percent, commission, state } = month
  const button = (
    <Button size="sm" aria-label={`派发${month.month}佣金`} onClick={() => void pay(month)}>
      派发到主账户
    </Button>
  )
  return [
    month.month,
    active,
    ...[deposits, flow, profit, base].map(yuan),
    `${percent}%`,
    yuan(commission),
    state === 'due' ? button : STATES[state],
  ]
}

function Book({ username, link, balance, members, months }: AgentBook) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <section aria-labelledby="link-title">
        <h2 id="link-title">推广链接</h2>
        <div className="line">
          <TextField ref={field} label="好友通过此链接注册，即归属于您" value={link} readOnly />
          <Button onClick={() => void copy(field.current!)}>复制链接</Button>
        </div>
        <p className="quiet">
          代理账号 <b>{username}</b> · 主账户余额{' '}
          <b id="balance" className="num">
            {yuan(balance)}
          </b>
        </p>
      </section>
      <section aria-labelledby="members-title">
        <h2 id="members-title">
          我的会员 <span className="quiet">{`${members.length}人`}</span>
        </h2>
        <Table
          title="members-title"
          heads={MEMBER_HEADS}
          firstRight={2}
          rows={members.map(({ username: name, createdAt, deposits, flow }) => ({
            key: name,
            cells: [name, writeServerTime(createdAt).slice(0, 10), yuan(deposits), yuan(flow)],
          }))}
        />
        {members.length === 0 && <p className="quiet">还没有会员，把推广链接发给好友吧。</p>}
      </section>
      <section aria-labelledby="months-title">
        <h2 id="months-title" tabIndex={-1}>
          月度佣金
        </h2>
        <p className="quiet">累计净盈利含上月结转。当月结束后即可派发，每月一次，直接进入主账户。</p>
        <Table
          title="months-title"
          heads={MONTH_HEADS}
          firstRight={1}
          rows={months.map((month) => ({ key: month.month, cells: monthCells(month) }))}
        />
      </section>
    </>
  )
}

function AgentBookOrFailure() {
  const { data, error, refetch } = usePolled(readBook, PERIOD_MS)
  const isRefused = error instanceof Refused
  return (
    <>
      {error && (
        <div className="failure" role="alert">
          <p>{wording(error)}</p>
          {error instanceof NoAnswer && (
            <Button look="outline" onClick={() => void refetch()}>
              重试
            </Button>
          )}
        </div>
      )}
      {data && !isRefused && <Book {...data} />}
    </>
  )
}

openDesk(
  <PlayerDesk title="代理后台" foot="不得向未满18周岁的人士推广。18+ 理性娱乐，量力而行" className="">
    <p className="quiet">演示服务器的代理后台，只用试玩币。正式环境中，此处由运营方自己的代理系统提供。</p>
    <AgentBookOrFailure />
    <section aria-labelledby="plan">
      <h2 id="plan">佣金方案</h2>
      <table>
        <thead>
          <tr>
            {['当月活跃会员', '当月净盈利（元）', '佣金比例'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLAN.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <section aria-labelledby="settle">
      <h2 id="settle">结算说明</h2>
      <Facts
        look="rows"
        facts={[
          ['结算日', '每月1日起可在此派发上月佣金'],
          ['活跃会员', '当月有成功存款，且有效投注不低于2,000元'],
          ['净盈利', '会员输赢总额减去返水、红包与优惠；负盈利与活跃会员不足5人的月份累计至下月'],
          ['专员邮箱', 'agent@example.com，一个工作日内回复'],
        ]}
      />
    </section>
  </PlayerDesk>,
)
