import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { getWageringRequirement } from '@/contract/payouts'
import { isPositive } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import shared from '@/ui/shared.module.css'
import { TextField } from '@/ui/forms/TextField'
import styles from './WageringField.module.css'

/** Only the demo server's figure is known to be the missing turnover; other servers count differently (D67). */
const isRequirement = !import.meta.env.VITE_API_BASE

/**
 * The server's turnover figure, read-only. Where the demo server would refuse a withdrawal over it, warns before the
 * password is typed; the server decides (D67).
 */
export function WageringField() {
  const { data, isError, isFetching, refetch } = useQuery(query(getWageringRequirement))
  const figure = data?.bet_amount ?? null
  const isMissing = isRequirement && figure !== null && isPositive(figure)
  return (
    <div>
      <TextField
        label="流水"
        readOnly
        value={formatMoney(figure)}
        hint={isError && '读取失败，请刷新'}
        end={
          <IconButton
            icon="refresh"
            label="刷新流水"
            size={18}
            aria-busy={isFetching}
            onClick={() => void refetch()}
          />
        }
      />
      {isMissing && <Missing figure={figure} />}
    </div>
  )
}

const Missing = ({ figure }: { figure: Money }) => (
  <p className={styles.missing}>
    <Icon name="warn" size={18} />
    <span>流水要求未达到，还差{formatMoney(figure)}元</span>
    <Link href={paths.slots()} className={shared.link}>
      去玩游戏
    </Link>
  </p>
)
