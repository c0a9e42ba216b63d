import type { UseQueryResult } from '@tanstack/react-query'
import { Region } from '@/components/Region'
import { openAppTab } from '@/components/site/openAppTab'
import type { getRedPackets } from '@/contract/redPackets'
import type { Data } from '@/contract/wire/endpoint'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Status'
import { shownTimes } from './grab'
import { PacketFigures } from './PacketFigures'
import styles from './PacketSummary.module.css'

/**
 * Opens the grab page in a tab that inherits the token; with no grabs left it shows a message instead.
 */
function claim(sendnums: number): void {
  if (sendnums < 1) return toast.error('您的剩余次数不足')
  openAppTab(paths.redPacket)
}

type Props = {
  read: UseQueryResult<Data<typeof getRedPackets>>
  /** How many records there are. */
  total: number
}

/**
 * 剩余次数, 累计领取 and the button to the grab page. `acquirednum` may count one day only, the records may be
 * trimmed: the higher count is the total.
 */
export function PacketSummary({ read, total }: Props) {
  return (
    <Region read={read} loading={<Skeleton className={styles.waiting} />}>
      {({ sendnums, acquirednum }) => (
        <div className={styles.summary}>
          <img src="/art/red-packet.svg" alt="" width={56} height={72} />
          <PacketFigures
            figures={[
              ['剩余次数', shownTimes(sendnums)],
              ['累计领取', Math.max(acquirednum, total)],
            ]}
          />
          <Button look="danger" size="lg" onClick={() => claim(sendnums)}>
            去领红包
          </Button>
        </div>
      )}
    </Region>
  )
}
