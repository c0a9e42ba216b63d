import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import styles from './BalanceText.module.css'
import { useIsBalanceConfirmed } from './useIsBalanceConfirmed'
import { useMemberPart } from './useMember'

/**
 * The member's main balance, `¥ 1,234.50`; the sign is decoration. Plain text, so that
 * screen readers don't announce polls. A balance from storage is marked until the first answer.
 */
export function BalanceText({ className = '' }: { className?: string | undefined }) {
  const balance = useMemberPart((member) => member.balance)
  const isConfirmed = useIsBalanceConfirmed()
  const isRemembered = balance !== undefined && !isConfirmed
  return (
    <span
      className={classNames(shared.num, className, isRemembered && styles.remembered)}
      title={isRemembered ? '上次保存的余额，待确认' : undefined}
      data-balance
    >
      <span aria-hidden="true">¥ </span>
      {formatMoney(balance)}
      {isRemembered && <span className={shared.srOnly}>（上次保存，待确认）</span>}
    </span>
  )
}
