import { RULE_FACTS, type Room } from '@/components/limits/rules'
import { formatMoney } from '@/lib/formatMoney'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Notice } from '@/ui/Notice'
import shared from '@/ui/shared.module.css'

/** What the member's own limit leaves, shown before the amount is typed, with a link to change it. */
export const OwnLimitNote = ({ room: { name, left } }: { room: Room }) => (
  <Notice
    action={
      <Link href={paths.limits} className={shared.link}>
        理性娱乐
      </Link>
    }
  >
    {RULE_FACTS[name].label}，还可存{formatMoney(left)}元
  </Notice>
)
