import { useQuery } from '@tanstack/react-query'
import { Link } from '@/navigation/Link'
import { imageUrl } from '@/api/lines'
import { query } from '@/api/query'
import { openSupport } from '@/components/site/openSupport'
import { Region } from '@/components/Region'
import { useMemberPart } from '@/components/member/useMember'
import { useSite, useSiteTitle } from '@/components/site/useSite'
import { getRedPackets } from '@/contract/redPackets'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { ServerButton } from '@/ui/ServerButton'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import { HOURS, isDaily, shownTimes, takenLabel } from './grab'
import { PacketRules } from './PacketRules'
import { PopUpDialog } from './PopUpDialog'
import styles from './RedPacketScene.module.css'
import { useGrab } from './useGrab'

/** The grab scene: figures, button, rules and shortcuts (spec 2 §2). */
export function RedPacketScene() {
  const read = useQuery({ ...query(getRedPackets), staleTime: 0, refetchOnWindowFocus: 'always' })
  const { grab, isPending, popUp, close } = useGrab(read.data)
  const username = useMemberPart((member) => member.username)
  const title = useSiteTitle()
  const { data: site } = useSite()

  return (
    <div className={styles.scene}>
      <img src="/art/pattern-waves.svg" alt="" className={styles.waves} />
      <div className={classNames(shared.wrap, styles.inner)}>
        <div className={styles.top}>
          <Link href={paths.home} aria-label={title}>
            <Picture
              src={imageUrl(site?.site_logo ?? '')}
              fallback="/art/logo-wordmark.svg"
              width={130}
              height={44}
              loading="eager"
            />
          </Link>
          {username && (
            <p>
              您好，<bdi>{username}</bdi>
            </p>
          )}
        </div>
        <h1 tabIndex={-1}>抢红包</h1>
        <p className={styles.hours}>
          {read.data && (isDaily(read.data.rules) ? HOURS : '活动时间见下方活动规则')}
        </p>
        <img src="/art/red-packet.svg" alt="" width={190} height={244} className={styles.packet} />
        <Region read={read} loading={<Skeleton className={styles.waiting} />}>
          {({ sendnums, acquirednum, max_times, rules }) => (
            <>
              <dl className={styles.figures}>
                <div>
                  <dt>剩余次数</dt>
                  <dd>
                    {shownTimes(sendnums)} <small>次</small>
                  </dd>
                </div>
                <div>
                  <dt>{takenLabel({ sendnums, acquirednum, max_times })}</dt>
                  <dd>
                    {acquirednum} <small>次</small>
                  </dd>
                </div>
                <div>
                  <dt>最多可抢</dt>
                  <dd>
                    {max_times} <small>次</small>
                  </dd>
                </div>
              </dl>
              <ServerButton look="gold" busy={isPending} className={styles.grab} onClick={() => void grab()}>
                立即抢红包
              </ServerButton>
              <PacketRules rules={rules} />
            </>
          )}
        </Region>
      </div>
      <aside className={styles.shortcuts} aria-label="快捷入口">
        <Link href={paths.redPacketRecords}>
          <Icon name="packet" size={22} />
          红包记录
        </Link>
        {/* A link by role: it opens another page, whose address is fetched on click (D20). */}
        <button type="button" role="link" onClick={() => void openSupport()}>
          <Icon name="headset" size={22} />
          在线客服
        </button>
      </aside>
      {popUp && <PopUpDialog popUp={popUp} onClose={close} />}
    </div>
  )
}
