import { useState } from 'react'
import { imageUrl } from '@/api/lines'
import { serverNow } from '@/api/serverClock'
import { useMemberPart } from '@/components/member/useMember'
import { Region } from '@/components/Region'
import { openSupport } from '@/components/site/openSupport'
import { useSite, useSiteTitle } from '@/components/site/useSite'
import { formatDateTime } from '@/contract/values/beijing'
import { classNames } from '@/lib/classNames'
import { seconds } from '@/lib/durations'
import { formatLimit } from '@/lib/formatMoney'
import { useInterval } from '@/lib/useInterval'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/Picture'
import { Row } from '@/ui/Row'
import { ServerButton } from '@/ui/ServerButton'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import { Surface, surface } from '@/ui/Surface'
import { Table, type Column } from '@/ui/Table'
import {
  depositsOf,
  easternSpan,
  HOURS,
  isDaily,
  isOpen,
  rungsOf,
  shownTimes,
  takenLabel,
  wholeAmount,
  type Rule,
  type Rung,
} from './grab'
import { PopUpDialog } from './PopUpDialog'
import styles from './RedPacketScene.module.css'
import { useGrab, useRedPackets } from './useGrab'

/** The grab scene: figures, button, rules and shortcuts. */
export function RedPacketScene() {
  const read = useRedPackets()
  const { grab, isPending, popUp, close } = useGrab(read)
  const username = useMemberPart((member) => member.username)
  const title = useSiteTitle()
  const { data: site } = useSite()

  return (
    <div className={styles.scene}>
      <div className={classNames(shared.wrap, styles.inner)}>
        <div className={classNames(layout.split, styles.top)}>
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
              您好，<bdi translate="no">{username}</bdi>
            </p>
          )}
        </div>
        <h1 tabIndex={-1}>抢红包</h1>
        <p>{read.data && (isDaily(read.data.rules) ? HOURS : '活动时间见下方活动规则')}</p>
        <img src="/art/red-packet.svg" alt="" width={190} height={244} className={styles.packet} />
        <Region read={read} loading={<Skeleton className={styles.waiting} />}>
          {({ sendnums, acquirednum, max_times, rules }) => (
            <>
              <div className={classNames(surface(), styles.box)}>
                <Facts
                  look="figures"
                  facts={[
                    ['剩余次数', `${shownTimes(sendnums)}次`],
                    [takenLabel({ sendnums, acquirednum, max_times }), `${acquirednum}次`],
                    ['最多可抢', `${max_times}次`],
                  ]}
                />
              </div>
              <ServerButton
                look="gold"
                size="lg"
                busy={isPending}
                className={styles.grab}
                onClick={() => void grab()}
              >
                立即抢红包
              </ServerButton>
              {isDaily(rules) && <OpeningTime />}
              <PacketRungs rungs={rungsOf(rules)} reached={max_times} />
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
        {/* A link by role: it opens another page, whose address is fetched on click. */}
        <button type="button" role="link" onClick={() => void openSupport()}>
          <Icon name="headset" size={22} />
          在线客服
        </button>
      </aside>
      {popUp && <PopUpDialog popUp={popUp} onClose={close} />}
    </div>
  )
}

/** 10:00 开抢, until it is. */
function OpeningTime() {
  const [isOver, setOver] = useState(() => isOpen(serverNow()))
  useInterval(() => setOver(isOpen(serverNow())), seconds(1))
  return !isOver && <p>10:00开抢</p>
}

/** What today's deposits earn, rung by rung, with the member's own marked. */
const PacketRungs = ({ rungs, reached }: { rungs: readonly Rung[]; reached: number }) =>
  rungs.length > 0 && (
    <ol className={classNames(surface(), styles.box)} aria-label="存款与次数">
      {rungs.map(({ from, times }) => (
        <li key={times}>
          <Row
            title={`存满${wholeAmount(from)}元`}
            value={`得${times}次`}
            state={times === reached && <small>您在这里</small>}
          />
        </li>
      ))}
    </ol>
  )

const columns: readonly Column<Rule>[] = [
  {
    head: '活动时间',
    cell: ({ start_time, end_time }) => (
      <>
        {formatDateTime(start_time)}至
        <wbr />
        {formatDateTime(end_time)}
        <br />
        <small>美东 {easternSpan(start_time, end_time)}</small>
      </>
    ),
  },
  { head: '当日流水', cell: ({ day_flow }) => formatLimit(day_flow), numeric: true },
  { head: '流水金额', cell: ({ flow_money }) => formatLimit(flow_money), numeric: true },
  { head: '累计充值', cell: (rule) => wholeAmount(depositsOf(rule)), numeric: true },
]

const TEXTS = [
  '按活动期间累计充值计算次数（美东时间）',
  '活动时间为北京时间，其下为同一时段的美东时间',
  '未达到存款区间不计次数',
  '过期次数自动作废',
]
const DAILY = '每日10:00至12:00（北京时间）开抢，统计前一日12:00至当日10:00的存款'

/** 活动规则: a table if the server sends rules, and the fixed conditions, without the hours where the table has others. */
function PacketRules({ rules }: { rules: readonly Rule[] }) {
  return (
    <Surface className={styles.rules} aria-label="活动规则">
      <Heading title="活动规则" />
      {rules.length > 0 && <Table caption="活动规则" columns={columns} rows={rules} />}
      <ol>
        {[...TEXTS, ...(isDaily(rules) ? [DAILY] : [])].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Surface>
  )
}
