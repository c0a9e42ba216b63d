import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onAnswer } from '@/api/polls/onAnswer'
import { query } from '@/api/query'
import { getMember } from '@/contract/member'
import { getBalance } from '@/contract/wallet'
import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import styles from './balance.module.css'
import { useMemberPart } from './useMember'

const READS = [getMember, getBalance]

type Props = { className?: string | undefined; of?: 'balance' | 'gameblance' }

/**
 * The member's main balance, or what the venues hold, `¥ 1,234.50`. No live region, so that screen readers don't announce polls. A
 * balance from storage is marked until the first answer.
 */
export function BalanceText({ className = '', of = 'balance' }: Props) {
  const balance = useMemberPart((member) => member[of])
  const isConfirmed = useIsBalanceConfirmed()
  const isRemembered = balance !== undefined && !isConfirmed
  return (
    <span
      className={classNames(shared.num, styles.amount, className, isRemembered && styles.remembered)}
      title={isRemembered ? '上次保存的余额，待确认' : undefined}
      data-balance
    >
      <span aria-hidden="true">¥ </span>
      {formatMoney(balance)}
      {isRemembered && <span className={shared.srOnly}>（上次保存，待确认）</span>}
    </span>
  )
}

/** Whether the server has sent the balance since the page loaded; false while it comes from storage. */
function useIsBalanceConfirmed(): boolean {
  const client = useQueryClient()
  return useSyncExternalStore(
    (changed) => onAnswer(client, READS, changed),
    // Not useQuery: `dataUpdatedAt` changes with every poll, and an unchanged balance must not render.
    () => READS.some((read) => (client.getQueryState(query(read).queryKey)?.dataUpdatedAt ?? 0) > 0),
  )
}
