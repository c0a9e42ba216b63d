import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { keyOf } from '@/api/query'
import { learnServerTime, serverNow } from '@/api/serverClock'
import { listRebates } from '@/contract/rebates'
import { listBets } from '@/contract/records'
import { isPositive } from '@/contract/values/arithmetic'
import { formatDateTime, formatDay } from '@/contract/values/beijing'
import type { Money } from '@/contract/values/money'
import { minutes } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import { useNear } from '@/lib/useNear'
import { Button } from '@/ui/Button'
import { Facts, type Fact } from '@/ui/Facts'
import layout from '@/ui/layout.module.css'
import { Skeleton } from '@/ui/Status'
import { useVenueNames } from '../games/useVenueNames'
import { cutText, readAllPages } from '../lists/readAllPages'
import { readerOf } from '../lists/readerOf'
import { useMemberPart } from '../member/useMember'
import { spanText } from '../orders/orderTrack'
import { openText } from '../sums/betSums'
import styles from './week.module.css'
import { weekOf, type Week } from './weekOf'

/** The shortest filter that covers a week that began on Monday. */
const FILTER = { date: 2, api_type: '' } as const
/** More bets than this are summed up on request: they are read ten at a time. */
const SUMMED_UNASKED = 100

type Read = { week: Week; leftOut: string | null } | { total: number }

const readBets = readerOf(listBets, FILTER)
const readRebates = readerOf(listRebates, { ...FILTER, type: '' })

/** Reads the week; `total` instead where there are many bets and nobody has asked. */
async function readWeek(isAsked: boolean, signal: AbortSignal): Promise<Read> {
  const [first] = await Promise.all([readBets(1, signal), learnServerTime()])
  if (!isAsked && first.total > SUMMED_UNASKED) return { total: first.total }
  const bets = await readAllPages(
    [(page, ofPage) => (page === 1 ? Promise.resolve(first) : readBets(page, ofPage))],
    signal,
    () => undefined,
  )
  const rebates = await readAllPages(
    [async (...page) => (await readRebates(...page)).list],
    signal,
    () => undefined,
  )
  return {
    week: weekOf(serverNow(), bets.lists.flat(), rebates.lists.flat()),
    leftOut: cutText(bets) ?? cutText(rebates),
  }
}

/** 我的一周 as three figures and a sentence, from the member's own records; `onLimit` leads to the limits. */
export function MyWeek({ onLimit }: { onLimit: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const [place, isNear] = useNear<HTMLDivElement>(200)
  const isMember = useMemberPart((member) => member.username) !== undefined
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: keyOf(listBets, 'week', isAsked),
    queryFn: ({ signal }) => readWeek(isAsked, signal),
    enabled: isNear && isMember,
    staleTime: minutes(2),
    meta: { endpoint: { ...listBets, tone: 'silent' } },
  })
  return (
    <div ref={place} className={layout.stack} aria-busy={isFetching}>
      {data ? (
        'week' in data ? (
          <Told {...data} />
        ) : (
          <Line>
            近7天有{data.total}笔投注。
            <Button look="text" size="sm" onClick={() => setAsked(true)}>
              统计本周
            </Button>
          </Line>
        )
      ) : isError && !isFetching ? (
        <Line>
          本周记录暂时无法读取。
          <Button look="text" size="sm" onClick={() => void refetch()}>
            重试
          </Button>
        </Line>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
      <div>
        <Button look="outline" size="sm" onClick={onLimit}>
          设置限额
        </Button>
      </div>
    </div>
  )
}

const Line = ({ children }: { children: ReactNode }) => <p className={layout.cluster}>{children}</p>

const yuan = (amount: Money | string) => `¥${formatMoney(amount.replace('-', ''))}`

function Told({ week, leftOut }: { week: Week; leftOut: string | null }) {
  const { from, days, count, played, stakes, net, rebates, pending, best, worst } = week
  const venueName = useVenueNames()
  const peakText = (word: string, { amount, game, at }: NonNullable<Week['best']>): string =>
    `单笔最多${word} ${yuan(amount)}（${venueName(game)}，${formatDateTime(at).slice(5, 16)}）`
  const peaks = [best && peakText('赢', best), worst && peakText('输', worst)].filter(Boolean)
  const result = !/[1-9]/.test(net) ? '不输不赢' : net.startsWith('-') ? '输' : '赢'
  const figure = (label: string, value: string, note: string | null): Fact => [
    label,
    <>
      {value}
      {note && <small>{note}</small>}
    </>,
  ]
  return (
    <>
      {count === 0 && !isPositive(rebates) ? (
        <Line>本周还没有投注。</Line>
      ) : (
        <Facts
          look="figures"
          className={net.startsWith('-') ? styles.lost : undefined}
          facts={[
            figure('投注', yuan(stakes), `${count}笔，${days}天，约${spanText(played)}`),
            // As plain in bad weeks as in good ones.
            figure(`结算后${result}`, yuan(net), openText(week)),
            figure('返水', yuan(rebates), isPositive(pending) ? `其中 ${yuan(pending)} 待领取` : ''),
          ]}
        />
      )}
      {peaks.length > 0 && <Line>{`${peaks.join('；')}。`}</Line>}
      <p className={styles.note}>
        {`${formatDay(from).slice(5)} 周一零点起（北京时间），来自您的记录。时间按注单推算，相隔15分钟以上不计。`}
        {leftOut && `${leftOut}。`}
      </p>
    </>
  )
}
