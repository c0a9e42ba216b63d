import type { UseQueryResult } from '@tanstack/react-query'
import { Region } from '@/components/Region'
import { openRedPacket } from '@/components/site/openRedPacket'
import { useSiteAtStart } from '@/components/site/useSite'
import type { getRedPackets } from '@/contract/redPackets'
import type { Data } from '@/contract/wire/endpoint'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Status'
import { shownTimes } from './grab'
import { PacketFigures } from './PacketFigures'
import styles from './PacketSummary.module.css'

type Props = { read: UseQueryResult<Data<typeof getRedPackets>> }

/** 剩余次数, 累计领取 and the button to the grab page; with no grabs left it shows a message instead. */
export function PacketSummary({ read }: Props) {
  const { data: site } = useSiteAtStart()
  return (
    <Region read={read} loading={<Skeleton className={styles.waiting} />}>
      {({ sendnums, acquirednum }) => (
        <div className={styles.summary}>
          <img src="/art/red-packet.svg" alt="" width={56} height={72} />
          <PacketFigures
            figures={[
              ['剩余次数', shownTimes(sendnums)],
              ['累计领取', acquirednum],
            ]}
          />
          <Button
            look="danger"
            size="lg"
            onClick={() => (sendnums < 1 ? toast.error('您的剩余次数不足') : openRedPacket(site))}
          >
            去领红包
          </Button>
        </div>
      )}
    </Region>
  )
}
