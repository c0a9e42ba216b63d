import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { Horizon } from '@/components/member/Horizon'
import { useVipLevel } from '@/components/member/useMember'
import { nextLevel } from '@/components/member/vipWay'
import { getMember } from '@/contract/member'
import { isLess, isPositive, percentOf, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { levelRow, type VipLevel } from '@/contract/vip'
import { seconds } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import layout from '@/ui/layout.module.css'
import shared from '@/ui/shared.module.css'
import styles from './vip.module.css'

/** The member's badge and the deposit and turnover still needed for the next level. Loaded for members only. */
export function MemberProgress({ levels }: { levels: VipLevel[] }) {
  const own = useVipLevel()
  // Bets and approved deposits change these figures without updating the cached member.
  const { data: member } = useQuery({ ...query(getMember), staleTime: seconds(5) })
  const paid = member?.paysum ?? null
  const bet = member?.flow ?? null
  if (own === undefined) return null
  const next = nextLevel(levels, own)
  const row = levelRow(levels, next)
  return (
    <div className={styles.ways}>
      {own > 0 && (
        // The tab below has the badge.
        <b role="img" aria-label={`当前等级VIP${own}`} className={styles.badge}>
          VIP{own}
        </b>
      )}
      <Bar label="累计存款" level={next} reached={paid} required={row?.recharge ?? null} />
      <Bar label="累计流水" level={next} reached={bet} required={row?.flow ?? null} />
      {row && next > own && (
        <p>{wayTo(next, { 存款: missing(paid, row.recharge), 流水: missing(bet, row.flow) })}</p>
      )}
    </div>
  )
}

/** What is missing of a standard; null if that is unknown. */
const missing = (reached: Money | null, required: Money | null): Money | null => {
  if (reached === null || required === null) return null
  return isLess(reached, required) ? subtract(required, reached) : money('0')
}

/** 距VIP4还差 with what is still needed of each, or that all is; `''` while nothing is known. */
function wayTo(level: number, left: Record<string, Money | null>): string {
  const known = Object.entries(left).flatMap(([name, amount]) => (amount === null ? [] : [{ name, amount }]))
  const needed = known.filter(({ amount }) => isPositive(amount))
  if (needed.length > 0)
    return `距VIP${level}还差 ${needed.map(({ name, amount }) => `${name}\u00a0¥${formatMoney(amount)}`).join(' · ')}`
  // One of two doesn't make a level.
  return known.length === Object.keys(left).length ? `已达VIP${level}标准，次日晋级` : ''
}

type BarProps = { label: string; level: number; reached: Money | null; required: Money | null }

/** A figure against a level's standard. Without the figure it shows the standard alone; without a standard, nothing. */
function Bar({ label, level, reached, required }: BarProps) {
  if (required === null || !isPositive(required)) return null
  const percent = percentOf(reached, required)
  return (
    <div>
      <div className={layout.split}>
        <span>{reached === null ? `${label}标准` : `我的${label}`}</span>
        <span className={shared.num}>
          {reached !== null && (
            <>
              <b>{formatMoney(reached)}</b> /{' '}
            </>
          )}
          {formatMoney(required)}
        </span>
      </div>
      {reached !== null && (
        <Horizon
          percent={percent}
          role="progressbar"
          aria-label={`${label}，VIP${level}标准`}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={`${percent}%`}
        />
      )}
      <span className={shared.num} aria-hidden={reached !== null || undefined}>
        {`VIP${level}标准${reached === null ? '' : ` ${percent}%`}`}
      </span>
    </div>
  )
}
