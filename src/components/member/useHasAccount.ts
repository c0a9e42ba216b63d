import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { ACCOUNT_TYPES, listAccounts } from '@/contract/payouts'
import { minutes } from '@/lib/durations'

type Options = {
  /** Asks at each visit, also for what another device bound; an old empty answer does not count while it is asked again. */
  anew?: boolean
}

/** How many accounts of a kind are bound; undefined until known. */
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
 * Whether a payout account of any kind is bound; undefined until known (spec 2 §2). A kind is asked for only while those
 * before it are empty.
 */
export function useHasAccount({ anew = false }: Options = {}): boolean | undefined {
  const bank = useCount(ACCOUNT_TYPES.bank, true, anew)
  const usdt = useCount(ACCOUNT_TYPES.usdt, bank === 0, anew)
  const antoken = useCount(ACCOUNT_TYPES.antoken, bank === 0 && usdt === 0, anew)
  const known = [bank, usdt, antoken].filter((count) => count !== undefined)
  if (known.some((count) => count > 0)) return true
  return known.length === 3 ? false : undefined
}
