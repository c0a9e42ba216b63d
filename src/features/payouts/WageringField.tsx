import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { getWageringRequirement } from '@/contract/payouts'
import { formatMoney } from '@/lib/formatMoney'
import { IconButton } from '@/ui/IconButton'
import { TextField } from '@/ui/TextField'

/** The turnover still required, read-only; bets that settle in the meantime ask for a second look (spec 2 §1). */
export function WageringField() {
  const { data, isError, isFetching, refetch } = useQuery(query(getWageringRequirement))
  return (
    <TextField
      label="流水要求"
      limit="达到0即可取款"
      readOnly
      value={formatMoney(data?.bet_amount)}
      hint={isError && '读取失败，请刷新'}
      end={
        <IconButton
          icon="refresh"
          label="刷新流水要求"
          size={18}
          aria-busy={isFetching}
          onClick={() => void refetch()}
        />
      }
    />
  )
}
