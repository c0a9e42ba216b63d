import { amount, otherTime, signed, time } from '@/components/records/columns'
import { Records } from '@/components/records/RecordList'
import { records } from '@/components/records/records'
import { openRedPacket } from '@/components/site/openRedPacket'
import { useSite } from '@/components/site/useSite'
import { listRedPackets } from '@/contract/redPackets'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import { HOURS, isDaily } from './grab'
import { PacketSummary } from './PacketSummary'
import { useRedPackets } from './useGrab'

const packets = records({ read: listRedPackets, input: ({ page }) => ({ page }), pageOf: (page) => page })({
  title: '红包记录',
  detail: '红包详情',
  keyOf: (row) => row.id,
  nameOf: () => '红包',
  columns: [
    { head: '序号', cell: (_, index) => index + 1 },
    amount('充值金额', ({ money }) => money, '充值'),
    {
      ...signed('红包金额', ({ redpacketmoney }) => redpacketmoney),
      cell: ({ redpacketmoney }) => <b>{formatMoney(redpacketmoney)}</b>,
    },
    otherTime('充值时间', ({ created_at }) => created_at),
    time('领取时间', ({ usetime }) => usetime),
  ],
  empty: { from: <GrabButton /> },
})

function GrabButton() {
  const { data: site } = useSite()
  return (
    <Button look="outline" onClick={() => openRedPacket(site)}>
      去抢红包
    </Button>
  )
}

/** The red packets received, ten per page, with the page in the address. */
export function RedPacketRecordsPage() {
  const info = useRedPackets()
  return (
    <Records
      of={packets}
      note={info.data && isDaily(info.data.rules) ? HOURS : ''}
      above={() => <PacketSummary read={info} />}
    />
  )
}
