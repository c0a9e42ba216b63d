import type { Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'

/** `¥ 1,234.50`, of which screen readers hear the figure. */
export const Yuan = ({ amount }: { amount: Money | null }) => (
  <span className={shared.num}>
    <span aria-hidden="true">¥ </span>
    {formatMoney(amount)}
  </span>
)
