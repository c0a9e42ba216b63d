import { writeServerTime } from '@/contract/wire/codecs'
import { Table, type Column } from '@/ui/Table'
import { ENTRY_KINDS } from '../../db/entryKinds'
import { Scroll } from '../desk/Desk'
import { yuan } from '../desk/texts'
import type { ConsoleState } from './state'

const PLACES: Record<string, string> = { world: '外部', userbalance: '主账户', held: '取款中' }
const placeOf = (name: string) => PLACES[name] ?? name
const time = { head: '时间', cell: ({ at }: { at: number }) => writeServerTime(at).slice(5) }

const ENTRIES: Column<ConsoleState['entries'][number]>[] = [
  time,
  { head: '会员', cell: ({ username }) => username },
  { head: '类型', cell: ({ kind }) => ENTRY_KINDS[kind] },
  { head: '从 → 到', cell: ({ from, to }) => `${placeOf(from)} → ${placeOf(to)}` },
  { head: '金额', cell: ({ amount }) => yuan(amount), numeric: true },
]

const REQUESTS: Column<ConsoleState['requests'][number]>[] = [
  time,
  { head: '接口', cell: ({ call }) => call },
  { head: '结果', cell: ({ status, code }) => [status || '断网', code].filter(Boolean).join(' · ') },
  { head: '耗时', cell: ({ ms }) => `${ms} ms`, numeric: true },
]

/** The newest rows first. */
const Log = <R extends { id?: number }>(log: { caption: string; columns: Column<R>[]; rows: R[] }) => (
  <Scroll className="scroll" aria-label={log.caption}>
    <Table {...log} keyOf={({ id }) => id!} empty="没有记录" />
  </Scroll>
)

export const Ledger = ({ entries }: ConsoleState) => (
  <Log caption="资金流水" columns={ENTRIES} rows={entries} />
)

export const Requests = ({ requests }: ConsoleState) => (
  <Log caption="最近请求" columns={REQUESTS} rows={requests} />
)
