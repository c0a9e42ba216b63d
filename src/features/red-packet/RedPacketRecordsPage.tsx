import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { ExportButton } from '@/components/export/ExportButton'
import type { PageReader } from '@/components/export/readAllPages'
import { EmptyRecords } from '@/components/records/EmptyRecords'
import { amountColumn, timeColumn, type RecordColumn } from '@/components/records/recordColumns'
import { RecordHead } from '@/components/records/RecordHead'
import { RecordList } from '@/components/records/RecordList'
import { readAgain } from '@/components/records/recordMoves'
import type { Column, StatementOf } from '@/components/records/RecordTable'
import { SignedAmount } from '@/components/records/SignedAmount'
import { openRedPacket } from '@/components/site/openRedPacket'
import { useSite } from '@/components/site/useSite'
import { useRecordFilter } from '@/components/records/useRecordFilter'
import { listRedPackets } from '@/contract/redPackets'
import type { Data } from '@/contract/wire/endpoint'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import card from '@/ui/card.module.css'
import { HOURS, isDaily } from './grab'
import { PacketSummary } from './PacketSummary'
import styles from './RedPacketRecordsPage.module.css'
import { useRedPackets } from './useGrab'

type Packet = Data<typeof listRedPackets>['data'][number]

const packetColumns: readonly RecordColumn<Packet>[] = [
  amountColumn('充值金额', ({ money }) => money),
  {
    ...amountColumn('红包金额', ({ redpacketmoney }) => redpacketmoney, 'title'),
    cell: ({ redpacketmoney }) => <b className={styles.won}>{formatMoney(redpacketmoney)}</b>,
  },
  timeColumn('充值时间', ({ created_at }) => created_at),
  timeColumn('领取时间', ({ usetime }) => usetime),
]

const STATEMENT: StatementOf<Packet> = {
  detail: '红包详情',
  at: ({ usetime }) => usetime,
  title: () => '红包',
  note: ({ money }) => `充值 ${formatMoney(money)}`,
  amount: { head: '红包金额', cell: ({ redpacketmoney }) => <SignedAmount amount={redpacketmoney} isIn /> },
}

/** The columns on screen; exports omit 序号. */
const COLUMNS: readonly Column<Packet>[] = [
  { head: '序号', place: 'none', cell: (_, index) => index + 1 },
  ...packetColumns,
]

/** Reads pages of red packets for the export. */
const packetsReader: PageReader<Packet> = async (page, signal) =>
  (await send(listRedPackets, { page }, { signal })).data

/** The red packets received, ten per page, with the page in the address. */
export function RedPacketRecordsPage() {
  const [{ page }, change] = useRecordFilter()
  const read = useQuery({
    ...query(listRedPackets, { page }),
    placeholderData: keepPreviousData,
    ...readAgain,
  })
  const info = useRedPackets()
  const { data: site } = useSite()
  return (
    <section className={card.card}>
      <RecordHead title="红包记录" note={info.data && isDaily(info.data.rules) ? HOURS : ''} read={read}>
        <ExportButton name="红包记录" columns={packetColumns} reader={packetsReader} />
      </RecordHead>
      <PacketSummary read={info} />
      <RecordList
        caption="红包记录"
        columns={COLUMNS}
        statement={STATEMENT}
        read={read}
        keyOf={({ id }) => id}
        page={page}
        onPage={(next) => change({ page: next })}
        empty={
          <EmptyRecords name="红包记录">
            <Button look="outline" onClick={() => openRedPacket(site)}>
              去抢红包
            </Button>
          </EmptyRecords>
        }
      />
    </section>
  )
}
