import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { invalidate } from '@/api/query'
import { getBalance } from '@/contract/wallet'
import type { Page } from '@/contract/wire/codecs'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { onBalanceRefresh } from '@/state/balanceRefresh'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import type { CsvColumn } from '../export/csv'
import { ListPager } from './ListPager'
import { keysOf, useRecordChanges, type Change, type RowKey } from './recordChanges'
import styles from './RecordList.module.css'
import { RecordTable, type Column, type StatementOf } from './RecordTable'
import { Statement } from './Statement'
import { useShownPage } from './useShownPage'
import { InParts } from '../InParts'
import { Region } from '../Region'
import { useMemberPart } from '../member/useMember'

/** Columns with a CSV text are announced when a row changes. */
type ListColumn<Row> = Column<Row> & Partial<CsvColumn<Row>>

type Props<Row> = {
  caption: string
  columns: readonly ListColumn<Row>[]
  /** How the list reads below 1024 px. */
  statement: StatementOf<Row>
  read: UseQueryResult<Page<Row>>
  keyOf: RowKey<Row>
  /** Whether a row awaits a decision that moves money: the decision refetches the balance, and a new balance the list. */
  isPending?: (row: Row) => boolean
  /** The requested page. */
  page: number
  onPage: (page: number) => void
  /** Shown instead of rows. */
  empty?: ReactNode
}

const never = () => false

/**
 * A page of records with its pager: a table, or a statement below 1024 px. The previous page stays, dimmed, while the next one loads (spec 2 §9). A changed row is
 * marked 刚刚更新 for a moment (D70).
 */
export function RecordList<Row>({
  caption,
  columns,
  statement,
  read,
  keyOf,
  isPending = never,
  page,
  onPage,
  empty,
}: Props<Row>) {
  const client = useQueryClient()
  const isWide = useMediaQuery('(min-width: 1024px)')
  const { data, refetch } = read
  const changes = useRecordChanges(data?.data, keyOf)
  const onScreen = useShownPage(page, read)

  useEffect(() => onBalanceRefresh(() => void refetch()), [refetch])

  const follow = useEffectEvent(() => {
    const isDecided = changes.some(({ before, now }) => isPending(before) && !isPending(now))
    if (isDecided) void invalidate(client, getBalance)
  })
  useEffect(() => follow(), [changes])

  return (
    <>
      <p role="status" className={shared.srOnly}>
        {wordsOf(changes, columns)}
      </p>
      <Region read={read} loading={<Skeleton rows className={styles.waiting} />}>
        {(list) => {
          const keys = keysOf(list.data, keyOf)
          const shown = {
            caption,
            columns,
            empty,
            isStale: read.isPlaceholderData,
            isChanged: (index: number) => changes.some(({ key }) => key === keys[index]),
          }
          return (
            <div className={styles.list}>
              {list.data.some(isPending) && <BalanceFollower onChange={() => void refetch()} />}
              <InParts rows={list.data}>
                {(rows) =>
                  isWide ? (
                    <RecordTable {...shown} rows={rows} from={(onScreen.page - 1) * onScreen.size} />
                  ) : (
                    <Statement {...shown} rows={rows} statement={statement} keys={keys} />
                  )
                }
              </InParts>
              <ListPager page={page} read={list} shown={onScreen} onPage={onPage} />
            </div>
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
function wordsOf<Row>(changes: readonly Change<Row>[], columns: readonly ListColumn<Row>[]): string {
  const [change, ...others] = changes
  if (!change) return ''
  if (others.length > 0) return `${changes.length}条记录刚刚更新`
  const texts = (['title', 'main', 'tag'] as const).map((place) =>
    columns.find((column) => column.place === place)?.value?.(change.now),
  )
  return `刚刚更新：${texts.filter(Boolean).join(' ')}`
}
