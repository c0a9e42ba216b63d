import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { invalidate } from '@/api/query'
import { getBalance } from '@/contract/wallet'
import type { Page } from '@/contract/wire/codecs'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { onBalanceRefresh } from '@/state/balanceRefresh'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import { EmptyState, Skeleton } from '@/ui/Status'
import { Surface } from '@/ui/Surface'
import { Table } from '@/ui/Table'
import { InParts } from '../InParts'
import { ListPager } from '../lists/ListPager'
import { useShownPage } from '../lists/useShownPage'
import { useMemberPart } from '../member/useMember'
import { Region } from '../Region'
import { keysOf, useRecordChanges, type Change } from './recordChanges'
import { RecordFilters } from './RecordFilters'
import { RecordHead } from './RecordHead'
import { lineOf, type RecordKind } from './records'
import styles from './records.module.css'
import { Statement } from './Statement'
import { useRecordFilter, type Filtering } from './useRecordFilter'

type Props<Row> = Filtering & {
  of: RecordKind<Row>
  read: UseQueryResult<Page<Row>>
  /** Shown instead of rows; by default what the list says. */
  empty?: ReactNode
}

type PageProps<Row, P extends Page<Row>> = {
  of: RecordKind<Row, P>
  /** When payouts happen, beside the title. */
  note?: string
  /** What stands above the list, by its page; undefined while loading. */
  above?: (page: P | undefined) => ReactNode
}

/** The page of a list of records. */
export function Records<Row, P extends Page<Row>>({ of, note, above }: PageProps<Row, P>) {
  const [filter, change] = useRecordFilter()
  const read = of.useRead(filter)
  return (
    <Surface>
      <RecordHead of={of} note={note} read={read} filter={filter} />
      {above?.(read.data)}
      {of.isFiltered && <RecordFilters filter={filter} onChange={change} />}
      <RecordList of={of} read={read} filter={filter} onChange={change} />
    </Surface>
  )
}

/**
 * A page of records with its pager: a table, or a statement below 1024 px. The previous page stays, dimmed, while the next one loads
 * (spec 2 §9). A changed row is marked 刚刚更新 for a moment (D70).
 */
export function RecordList<Row>({ of, read, filter, onChange, empty }: Props<Row>) {
  const client = useQueryClient()
  const isWide = useMediaQuery('(min-width: 1024px)')
  const { data, refetch } = read
  const { keyOf, isPending = () => false } = of
  const changes = useRecordChanges(data?.data, keyOf)
  const onScreen = useShownPage(filter.page, read)

  useEffect(() => onBalanceRefresh(() => void refetch()), [refetch])

  const follow = useEffectEvent(() => {
    const isDecided = changes.some(({ before, now }) => isPending(before) && !isPending(now))
    if (isDecided) void invalidate(client, getBalance)
  })
  useEffect(() => follow(), [changes])

  return (
    <>
      <p role="status" className={shared.srOnly}>
        {announcement(of, changes)}
      </p>
      <Region read={read} loading={<Skeleton rows className={styles.waiting} />}>
        {(list) => {
          const keys = keysOf(list.data, keyOf)
          const shown = {
            empty: empty ?? <EmptyRecords of={of} filter={filter} onChange={onChange} />,
            isStale: read.isPlaceholderData,
            isChanged: (index: number) => changes.some(({ key }) => key === keys[index]),
          }
          return (
            <>
              {list.data.some(isPending) && <BalanceFollower onChange={() => void refetch()} />}
              <InParts rows={list.data}>
                {(rows) =>
                  isWide ? (
                    <Table
                      {...shown}
                      caption={of.title}
                      columns={of.columns}
                      rows={rows}
                      from={(onScreen.page - 1) * onScreen.size}
                    />
                  ) : (
                    <Statement {...shown} of={of} rows={rows} keys={keys} />
                  )
                }
              </InParts>
              <ListPager
                page={filter.page}
                read={list}
                shown={onScreen}
                onPage={(page) => onChange({ page })}
              />
            </>
          )
        }}
      </Region>
    </>
  )
}

/** Calls `onChange` when the balance changes: a pending row may have been decided, and both must agree (D70). */
function BalanceFollower({ onChange }: { onChange: () => void }) {
  const balance = useMemberPart((member) => member.balance)
  const last = useRef(balance)
  const follow = useEffectEvent(() => {
    if (last.current !== undefined && last.current !== balance) onChange()
    last.current = balance
  })
  useEffect(() => follow(), [balance])
  return null
}

/** The announcement for changed rows. */
function announcement<Row>(of: RecordKind<Row>, changes: readonly Change<Row>[]): string {
  const [change, ...others] = changes
  if (!change) return ''
  if (others.length > 0) return `${changes.length}条记录刚刚更新`
  const { name, look } = lineOf(of, change.now)
  const amount = of.columns.find(({ kind }) => kind === 'amount')?.value?.(change.now)
  return `刚刚更新：${[name, amount, look?.text].filter(Boolean).join(' ')}`
}

const WIDEST = 4

/** An empty list of records: why, and a wider filter or the place where records come from. */
function EmptyRecords<Row>({ of, filter: { date, api_type }, onChange }: Omit<Props<Row>, 'read'>) {
  const { name = of.title, when = '', from } = of.empty
  const isNarrow = of.isFiltered && (date !== WIDEST || api_type !== '')
  const none = `${of.isFiltered ? '30天内' : '您还'}没有${name}。`
  return (
    <EmptyState reason={(isNarrow ? `所选条件下没有${name}，可换个范围再看看。` : none) + when}>
      {isNarrow ? (
        <Button look="outline" onClick={() => onChange({ date: WIDEST, api_type: '' })}>
          {date === WIDEST ? '查看全部平台' : '查看30天内'}
        </Button>
      ) : (
        from
      )}
    </EmptyState>
  )
}
