import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { NetworkFailure } from '@/api/failures'
import { query } from '@/api/query'
import { openGame } from '@/components/games/openGame'
import { BalanceText } from '@/components/member/BalanceText'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { useMemberPart } from '@/components/member/useMember'
import { useSite } from '@/components/site/useSite'
import { listRebates } from '@/contract/rebates'
import { getRedPackets } from '@/contract/redPackets'
import { classNames } from '@/lib/classNames'
import { seconds } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { gameShelf } from '@/state/gameShelf'
import { buttonClass } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import shared from '@/ui/shared.module.css'
import { surface } from '@/ui/Surface'
import styles from './account.module.css'
import { SHORTCUTS } from './menuEntries'

/** As the records page asks first, so that both share the answer. */
const NEWEST = { date: 4, page: 1, api_type: '', type: '' } as const
/** A failure shows in its figure. */
const quietly = { staleTime: seconds(30), refetchOnMount: true } as const

/** 可用余额, 待领返水, 红包次数 and 继续玩, each a link to what it names, in one strip with what to do; 我的 lists the shortcuts itself. */
export function AccountFigures({ isHub }: { isHub: boolean }) {
  const isMember = useMemberPart((member) => member.username) !== undefined
  const { data: site } = useSite()
  const hasPackets = site !== undefined && site.redpacket_switch !== 0
  const rebates = useQuery({
    ...query(listRebates, NEWEST),
    ...quietly,
    enabled: isMember,
    meta: { endpoint: { ...listRebates, tone: 'silent' } },
  })
  const packets = useQuery({
    ...query(getRedPackets),
    ...quietly,
    enabled: isMember && hasPackets,
    meta: { endpoint: { ...getRedPackets, tone: 'silent' } },
  })
  const recall = (
    <RecallAllButton look="text" size="sm">
      一键回收
    </RecallAllButton>
  )
  return (
    <div className={classNames(surface('accent'), styles.strip)}>
      <ul className={styles.figures}>
        <li className={styles.balance}>
          <Link href={paths.funds()}>
            可用余额
            <BalanceText />
          </Link>
          <RefreshBalanceButton />
          {isHub && recall}
        </li>
        <li>
          <Link href={paths.rebates}>
            待领返水
            <Figure read={rebates}>{({ pending }) => `¥ ${formatMoney(pending)}`}</Figure>
          </Link>
        </li>
        {hasPackets && (
          <li>
            <Link href={paths.redPacketRecords}>
              红包次数
              <Figure read={packets}>{({ sendnums }) => `${Math.max(0, sendnums)}次`}</Figure>
            </Link>
          </li>
        )}
        <LastGame />
      </ul>
      {!isHub && (
        <div className={classNames(layout.cluster, layout.near)}>
          {SHORTCUTS.map(({ label, href }, index) => (
            <Link
              key={href}
              href={href}
              className={buttonClass({ look: index ? 'accent' : 'primary', size: 'sm' })}
            >
              {label}
            </Link>
          ))}
          {recall}
        </div>
      )}
    </div>
  )
}

/** A figure as it is known: a bar while it loads, and why it can't be read. */
function Figure<T>({
  read: { data, error },
  children,
}: {
  read: UseQueryResult<T>
  children: (data: T) => string
}) {
  if (data !== undefined) return <b className={shared.num}>{children(data)}</b>
  if (error)
    return <b className={styles.failed}>{error instanceof NetworkFailure ? '网络异常' : '读取失败'}</b>
  return (
    <b className={styles.waiting}>
      <span className={shared.srOnly}>加载中</span>
    </b>
  )
}

/** The game played last on this device. */
function LastGame() {
  const game = (useSnapshot(gameShelf) as typeof gameShelf).recent[0]
  if (!game) return null
  return (
    <li>
      <a
        href={`#${paths.game(game)}`}
        title={game.title}
        onClick={(event) => {
          // By script, since a plain new tab starts without the session.
          event.preventDefault()
          openGame(game)
        }}
      >
        继续玩<b>{game.title}</b>
      </a>
    </li>
  )
}
