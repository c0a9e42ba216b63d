import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { send } from '@/api/send'
import type { CsvColumn } from '@/components/csv'
import { ExportButton } from '@/components/ExportButton'
import type { PageReader } from '@/components/readAllPages'
import { useRecordFilter } from '@/components/recordFilters'
import { RecordTable, type Column } from '@/components/RecordTable'
import { Region } from '@/components/Region'
import type { Data } from '@/contract/endpoint'
import { withCents, type Money } from '@/contract/money'
import { listRedPackets } from '@/contract/redPackets'
import { PAGE_SIZE } from '@/contract/wire'
import { formatDateTime } from '@/lib/formatDate'
import { formatMoney } from '@/lib/formatMoney'
import { Pager } from '@/ui/Pager'
import { Skeleton } from '@/ui/Status'
import { PacketSummary } from './PacketSummary'
import styles from './RedPacketRecordsPage.module.css'

type Packet = Data<typeof listRedPackets>['data'][number]

const columnsOf = (page: number): readonly Column<Packet>[] => [
  { head: '序号', cell: (_, index) => (page - 1) * PAGE_SIZE + index + 1 },
  { head: '充值金额', cell: ({ money }) => formatMoney(money), numeric: true },
  {
    head: '红包金额',
    cell: ({ redpacketmoney }) => <b className={styles.won}>{formatMoney(redpacketmoney)}</b>,
    numeric: true,
  },
  { head: '充值时间', cell: ({ created_at }) => formatDateTime(created_at) },
  { head: '领取时间', cell: ({ usetime }) => formatDateTime(usetime) },
]

const timeText = (ms: number | null): string => (ms === null ? '' : formatDateTime(ms))
const amountText = (amount: Money | null): string => (amount === null ? '' : withCents(amount))

const csvColumns: readonly CsvColumn<Packet>[] = [
  { head: '充值金额', value: ({ money }) => amountText(money) },
  { head: '红包金额', value: ({ redpacketmoney }) => amountText(redpacketmoney) },
  { head: '充值时间', value: ({ created_at }) => timeText(created_at) },
  { head: '领取时间', value: ({ usetime }) => timeText(usetime) },
]

/** Pages of red packets for the export. */
const packetsReader: PageReader<Packet> = async (page, signal) =>
  (await send(listRedPackets, { page }, { signal })).data

/** The red packets taken, ten a page, the page in the address (spec 2 §2, D21). */
export function RedPacketRecordsPage() {
  const [{ page }, change] = useRecordFilter()
  const read = useQuery({
    ...query(listRedPackets, { page }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>红包记录</h1>
        <p>每日 10:00–12:00（北京时间）</p>
        <ExportButton name="红包记录" columns={csvColumns} reader={packetsReader} />
      </div>
      <PacketSummary />
      <Region read={read} loading={<Skeleton className={styles.waiting} />}>
        {({ data: packets, total }) => (
          <>
            <RecordTable
              caption="红包记录"
              columns={columnsOf(page)}
              rows={packets}
              isStale={read.isPlaceholderData}
            />
            <Pager page={page} total={total} pageSize={PAGE_SIZE} onPage={(next) => change({ page: next })} />
          </>
        )}
      </Region>
    </section>
  )
}
