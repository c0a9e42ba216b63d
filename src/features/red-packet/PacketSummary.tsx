import type { UseQueryResult } from '@tanstack/react-query'
import { Region } from '@/components/Region'
import { openRedPacket } from '@/components/site/openRedPacket'
import { useSiteAtStart } from '@/components/site/useSite'
import type { getRedPackets } from '@/contract/redPackets'
import type { Data } from '@/contract/wire/endpoint'
import { classNames } from '@/lib/classNames'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import layout from '@/ui/layout.module.css'
import { Skeleton } from '@/ui/Status'
import { surface } from '@/ui/Surface'
import { shownTimes } from './grab'
import styles from './RedPacketScene.module.css'

type Props = { read: UseQueryResult<Data<typeof getRedPackets>> }

/** 剩余次数, 累计领取 and the button to the grab page; with no grabs left it shows a message instead. */
export function PacketSummary({ read }: Props) {
  const { data: site } = useSiteAtStart()
  return (
    <Region read={read} loading={<Skeleton className={styles.summary} />}>
      {({ sendnums, acquirednum }) => (
        <div className={classNames(surface('accent'), layout.split, styles.summary)}>
          <img src="/art/red-packet.svg" alt="" width={40} height={51} />
          <Facts
            look="figures"
            facts={[
              ['剩余次数', `${shownTimes(sendnums)}次`],
              ['累计领取', `${acquirednum}次`],
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
