import { useMemberPart, useVipLevel } from '@/components/member/useMember'
import { badgeOf } from '@/components/member/VipBadge'
import { percentOf } from '@/contract/arithmetic'
import type { Money } from '@/contract/money'
import { levelRow, type VipLevel } from '@/contract/vip'
import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import styles from './MemberProgress.module.css'

/**
 * The member's badge, with progress bars for keeping the current level (spec 2 §2) and reaching the next. Loaded for
 * members only.
 */
export function MemberProgress({ levels }: { levels: VipLevel[] }) {
  const own = useVipLevel()
  const paid = useMemberPart((member) => member.paysum) ?? null
  if (own === undefined) return null
  const next = levels.length > own + 1 ? levelRow(levels, own + 1) : undefined
  return (
    <div className={styles.progress}>
      {own > 0 && (
        <img className={styles.badge} src={badgeOf(own)} alt={`当前等级VIP${own}`} width={112} height={112} />
      )}
      <Bar label="VIP进度" paid={paid} asked={levelRow(levels, own)?.recharge ?? null} />
      {next && <Bar label={`距离VIP${own + 1}`} paid={paid} asked={next.recharge} />}
    </div>
  )
}

function Bar({ label, paid, asked }: { label: string; paid: Money | null; asked: Money | null }) {
  const percent = percentOf(paid, asked)
  return (
    <div className={styles.item}>
      <div className={styles.figures}>
        <span>{label}</span>
        <span className={shared.num}>
          <b>{formatMoney(paid)}</b> / {formatMoney(asked)}
        </span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent}%`}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <span className={`${styles.percent} ${shared.num}`} aria-hidden="true">
        {percent}%
      </span>
    </div>
  )
}
