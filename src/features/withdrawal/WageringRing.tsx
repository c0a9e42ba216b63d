import { useQuery } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import { query } from '@/api/query'
import { useMemberPart } from '@/components/member/useMember'
import { useOrdersOf } from '@/components/orders/useOrders'
import { getWageringRequirement } from '@/contract/payouts'
import { isPositive } from '@/contract/values/arithmetic'
import { formatDay } from '@/contract/values/beijing'
import type { Money } from '@/contract/values/money'
import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import { useId } from '@/lib/useId'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { Skeleton } from '@/ui/Status'
import { sourcesOf, type Source } from './wagering'
import styles from './WageringRing.module.css'

const yuan = (amount: Money | null | undefined) => `¥${formatMoney(amount)}`

/** What may be taken out now: a ring, the turnover that is missing, and what holds it. The server decides. */
export function WageringRing() {
  const id = useId()
  const { data, isError, isFetching, refetch } = useQuery(query(getWageringRequirement))
  const balance = useMemberPart((member) => member.balance)
  const missing = data?.bet_amount ?? null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        现在可取
        <IconButton
          icon="refresh"
          label="刷新流水"
          size={18}
          aria-busy={isFetching}
          onClick={() => void refetch()}
        />
      </h2>
      {missing !== null ? (
        isPositive(missing) ? (
          <Missing missing={missing} />
        ) : (
          <Told percent={100} figure={yuan(balance)} isFree>
            <p className={styles.free}>
              <Icon name="ok" size={18} />
              <span>剩余流水 {yuan(missing)}&nbsp;· 可取款</span>
            </p>
          </Told>
        )
      ) : isError || data ? (
        <p className={styles.failed}>读取失败，请刷新</p>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </section>
  )
}

function Missing({ missing }: { missing: Money }) {
  const { data } = useOrdersOf(1)
  const { sources, other, percent } = sourcesOf(missing, data?.data ?? [])
  return (
    <Told percent={percent} figure="¥0.00">
      <p className={styles.missing}>再投注 {yuan(missing)} 即可全额取款</p>
      <p className={styles.note}>剩余流水 {yuan(missing)}，投注先抵最早的存款与礼金。</p>
      <ul className={styles.sources} hidden={!data}>
        {sources.map((source, index) => (
          <Holding key={index} source={source} />
        ))}
        {isPositive(other) && (
          <li>
            <span>红包、较早的存款与礼金</span>
            <b>还需 {yuan(other)}</b>
          </li>
        )}
      </ul>
      <Link
        href={paths.slots()}
        className={classNames(buttonClass({ look: 'outline', size: 'sm' }), styles.play)}
      >
        去玩游戏
      </Link>
    </Told>
  )
}

const Holding = ({ source: { name, at, amount, holds, turnover } }: { source: Source }) => (
  <li>
    <span>
      <bdi>{name}</bdi> {yuan(amount)}
      <small>
        {formatDay(at).slice(5)}
        {turnover && ` · 需流水 ${yuan(turnover)}`}
      </small>
    </span>
    <b>还需 {yuan(holds)}</b>
  </li>
)

type ToldProps = { percent: number; figure: string; isFree?: boolean; children: ReactNode }

/** The ring with the figure in its middle, and the words beside it. */
const Told = ({ percent, figure, isFree = false, children }: ToldProps) => (
  <div className={styles.told}>
    <div className={classNames(styles.ring, isFree && styles.whole)}>
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r="54" />
        {percent > 0 && <circle cx="60" cy="60" r="54" pathLength="100" strokeDasharray={`${percent} 100`} />}
      </svg>
      <p>
        <b style={{ '--length': figure.length } as CSSProperties}>{figure}</b>
        <small>{isFree ? '全额' : `流水已完成${percent}%`}</small>
      </p>
    </div>
    <div className={styles.words}>{children}</div>
  </div>
)
