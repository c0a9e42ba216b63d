import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import { useMemberPart } from './useMember'

/** The member's main balance, `¥ 1,234.50`; the sign is decoration. Plain text: a poll must not speak (faults 6). */
export function BalanceText({ className = '' }: { className?: string | undefined }) {
  const balance = useMemberPart((member) => member.balance)
  return (
    <span className={`${shared.num} ${className}`} data-balance>
      <span aria-hidden="true">¥ </span>
      {formatMoney(balance)}
    </span>
  )
}
