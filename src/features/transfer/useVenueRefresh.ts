import { useQueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { tellFailure } from '@/api/tellFailure'
import { getVenueBalance, listVenueBalances } from '@/contract/wallet'
import { isOutrun } from '@/components/member/isOutrun'
import { useSingleRun } from '@/lib/useSingleRun'
import { withBalance } from './venueRows'

/** Reloads one venue's balance into the polled list. */
export function useVenueRefresh(platname: string): { refresh: () => Promise<void>; isRefreshing: boolean } {
  const client = useQueryClient()
  const { run: refresh, isRunning: isRefreshing } = useSingleRun(async () => {
    const startedAt = Date.now()
    const { queryKey } = query(listVenueBalances)
    try {
      const { data } = await send(getVenueBalance, { platname })
      if (!isOutrun(client.getQueryState(queryKey), startedAt)) {
        // A poll in flight may carry the older figure.
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (venues) => venues && withBalance(venues, platname, data.balance))
      }
    } catch (error) {
      tellFailure(getVenueBalance, error)
    }
  })
  return { refresh, isRefreshing }
}
