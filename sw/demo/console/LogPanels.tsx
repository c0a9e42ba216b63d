import { useState, type ReactNode } from 'react'
import { TextField } from '@/ui/forms/TextField'
import { Scroll } from '../desk/Desk'
import { day, timeOnly, yuan } from '../desk/texts'
import { Panel } from './parts'
import type { ConsoleState } from './state'

type Entry = ConsoleState['entries'][number]
type Request = ConsoleState['requests'][number]

const KINDS: Record<Entry['kind'], string> = {
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
const placeOf = (name: string) => PLACES[name] ?? name

const EntryRow = ({ at, username, kind, from, to, amount, reference }: Entry) => (
  <tr title={reference || undefined}>
    <td className="num">
      <span className="day">{day(at)} </span>
      {timeOnly(at)}
    </td>
    <td>{username}</td>
    <td>{KINDS[kind]}</td>
    <td>{`${placeOf(from)} → ${placeOf(to)}`}</td>
    <td className="num right">{yuan(amount)}</td>
  </tr>
)

/** Whether a call had no answer, or one other than success. */
export const hasFailed = ({ status, code = 0 }: Pick<Request, 'status' | 'code'>): boolean =>
  status < 200 || status > 299 || (code !== 0 && code !== 200)

function RequestRow(request: Request) {
  const { at, call, status, code = 0, ms } = request
  const tone = hasFailed(request) ? 'num bad' : 'num'
  return (
    <tr>
      <td className="num">{timeOnly(at)}</td>
      <td className="call">{call}</td>
      <td className={tone}>{status === 0 ? '断网' : status}</td>
      <td className={tone}>{code === 0 ? '-' : code}</td>
      <td className="num right">{`${ms} ms`}</td>
    </tr>
  )
}

/** A table with a filter; its last column is of figures. */
function Log<R extends { id?: number; at: number }>({
  panel,
  filter,
  heads,
  rows,
  subject,
  draw: Row,
}: {
  panel: string
  filter: string
  heads: string[]
  rows: R[]
  /** What the filter looks at. */
  subject: (row: R) => string
  draw: (row: R) => ReactNode
}) {
  const [wanted, setWanted] = useState('')
  const found = rows.filter((row) => subject(row).toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <>
      <TextField label={filter} value={wanted} onChange={(event) => setWanted(event.target.value)} />
      <Scroll aria-labelledby={`${panel}-title`}>
        <table>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={head} scope="col" className={at === heads.length - 1 ? 'right' : ''}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((row) => (
              // Ids restart when the database is deleted; the time tells old rows from new ones.
              <Row key={`${row.id} ${row.at}`} {...row} />
            ))}
          </tbody>
        </table>
        {found.length === 0 && <p className="empty">{rows.length > 0 ? '没有符合的记录' : '暂无记录'}</p>}
      </Scroll>
    </>
  )
}

/** The ledger, newest first. */
export const LedgerPanel = () => (
  <Panel id="ledger" title="资金流水">
    {({ entries }) => (
      <Log
        panel="ledger"
        filter="筛选会员"
        heads={['时间', '会员', '类型', '从 → 到', '金额']}
        rows={entries}
        subject={({ username }) => username}
        draw={EntryRow}
      />
    )}
  </Panel>
)

/** The last requests, newest first. */
export const RequestsPanel = () => (
  <Panel id="requests" title="最近请求">
    {({ requests }) => (
      <Log
        panel="requests"
        filter="筛选接口"
        heads={['时间', '接口', '状态', '业务码', '耗时']}
        rows={requests}
        subject={({ call }) => call}
        draw={RequestRow}
      />
    )}
  </Panel>
)
