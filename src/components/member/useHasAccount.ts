import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { ACCOUNT_TYPES, listAccounts } from '@/contract/payouts'
import { minutes } from '@/lib/durations'

type Options = {
  /** Refetch on each mount, as another device may have bound an account; an old empty answer doesn't count meanwhile. */
  anew?: boolean
}

/** The number of bound accounts of a kind; undefined until known. */
function useCount(type: number, enabled: boolean, anew: boolean): number | undefined {
  const { data, isFetching } = useQuery({
    ...query(listAccounts, { type }),
    staleTime: anew ? 0 : minutes(5),
    refetchOnWindowFocus: !anew,
    enabled,
  })
  return anew && data?.length === 0 && isFetching ? undefined : data?.length
}

/**
 * Whether a payout account of any kind is bound; undefined until known. Reads one kind after another, until one
 * isn't empty.
 */
export function useHasAccount({ anew = false }: Options = {}): boolean | undefined {
  const bank = useCount(ACCOUNT_TYPES.bank, true, anew)
  const usdt = useCount(ACCOUNT_TYPES.usdt, bank === 0, anew)
  const antoken = useCount(ACCOUNT_TYPES.antoken, bank === 0 && usdt === 0, anew)
  const counts = [bank, usdt, antoken].filter((count) => count !== undefined)
  if (counts.some((count) => count > 0)) return true
  return counts.length === 3 ? false : undefined
}
