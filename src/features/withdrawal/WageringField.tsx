import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { getWageringRequirement } from '@/contract/payouts'
import { formatMoney } from '@/lib/formatMoney'
import { TextField } from '@/ui/forms/TextField'
import { IconButton } from '@/ui/IconButton'

/** The server's turnover figure, read-only, where nobody has said what it counts. */
export function WageringField() {
  const { data, isError, isFetching, refetch } = useQuery(query(getWageringRequirement))
  return (
    <TextField
      label="流水"
      readOnly
      value={formatMoney(data?.bet_amount)}
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
  )
}
