import { useState } from 'react'
import { writeServerTime } from '@/contract/wire/codecs'
import { TextField } from '@/ui/forms/TextField'
import { Table, type Column } from '@/ui/Table'
import { ENTRY_KINDS } from '../../db/entryKinds'
import { Scroll } from '../desk/Desk'
import { yuan } from '../desk/texts'
import type { ConsoleState } from './state'

type Entry = ConsoleState['entries'][number]
type Request = ConsoleState['requests'][number]

const PLACES: Record<string, string> = { world: '外部', userbalance: '主账户', held: '取款中' }
const placeOf = (name: string) => PLACES[name] ?? name
const time = { head: '时间', cell: ({ at }: { at: number }) => writeServerTime(at).slice(5) }

const ENTRIES: Column<Entry>[] = [
  time,
  { head: '会员', cell: ({ username }) => username },
  { head: '类型', cell: ({ kind }) => ENTRY_KINDS[kind] },
  { head: '从 → 到', cell: ({ from, to }) => `${placeOf(from)} → ${placeOf(to)}` },
  { head: '金额', cell: ({ amount }) => yuan(amount), numeric: true },
]

/** Whether a call had no answer, or one other than success. */
export const hasFailed = ({ status, code = 0 }: Pick<Request, 'status' | 'code'>): boolean =>
  status < 200 || status > 299 || (code !== 0 && code !== 200)

const REQUESTS: Column<Request>[] = [
  time,
  { head: '接口', cell: ({ call }) => call },
  {
    head: '结果',
    cell: (request) => (
      <span className={hasFailed(request) ? 'bad' : ''}>
        {[request.status || '断网', request.code].filter(Boolean).join(' · ')}
      </span>
    ),
  },
  { head: '耗时', cell: ({ ms }) => `${ms} ms`, numeric: true },
]

/** Rows, newest first, and a field that filters them. */
function Log<R extends { id?: number; at: number }>({
  caption,
  filter,
  columns,
  rows,
  subject,
}: {
  caption: string
  filter: string
  columns: Column<R>[]
  rows: R[]
  /** What the filter looks at. */
  subject: (row: R) => string
}) {
  const [wanted, setWanted] = useState('')
  const found = rows.filter((row) => subject(row).toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <>
      <TextField label={filter} value={wanted} onChange={(event) => setWanted(event.target.value)} />
      <Scroll className="scroll" aria-label={caption}>
        <Table {...{ caption, columns }} rows={found} keyOf={({ id }) => id!} empty="没有记录" />
      </Scroll>
    </>
  )
}

export const Ledger = ({ entries }: ConsoleState) => (
  <Log
    caption="资金流水"
    filter="筛选会员"
    columns={ENTRIES}
    rows={entries}
    subject={({ username }) => username}
  />
)

export const Requests = ({ requests }: ConsoleState) => (
  <Log caption="最近请求" filter="筛选接口" columns={REQUESTS} rows={requests} subject={({ call }) => call} />
)
