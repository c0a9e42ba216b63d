import { useSnapshot } from 'valtio'
import { useSite } from '@/components/site/useSite'
import { dismiss, dismissals } from '@/state/dismissals'
import { IconButton } from '@/ui/IconButton'
import { openRedPacket } from './openRedPacket'
import styles from './RedPacketButton.module.css'

/** The floating red packet, shown while the switch is 1 and until dismissed for good (spec 1 §2, §4). */
export function RedPacketButton() {
  const { data: site } = useSite()
  const { list } = useSnapshot(dismissals)
  if (site?.redpacket_switch !== 1 || list.includes('redPacketButton')) return null
  return (
    <aside className={styles.float} aria-label="红包活动">
      <button type="button" onClick={openRedPacket}>
        <img src="/art/red-packet.svg" alt="" width={72} height={88} />
        <span>抢红包</span>
      </button>
      <IconButton
        icon="close"
        label="关闭红包入口"
        size={16}
        className={styles.close}
        onClick={() => dismiss('redPacketButton')}
      />
    </aside>
  )
}
