import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { ACCOUNT_TYPES, listAccounts } from '@/contract/payouts'

/** Whether a kind has no account; undefined until known. An old empty answer does not count while it is asked again. */
function useIsEmpty(type: number, enabled = true): boolean | undefined {
  const { data, isFetching } = useQuery({
    ...query(listAccounts, { type }),
    // Asked at each visit, also of what another device bound; not again while the notice is up.
    staleTime: 0,
    refetchOnWindowFocus: false,
    enabled,
  })
  if (data === undefined || (data.length === 0 && isFetching)) return undefined
  return data.length === 0
}

/** Whether the member has bound no card or wallet of any kind (spec 2 §2). A kind is asked for only while those before it are empty. */
export function useIsUnbound(): boolean {
  const noBank = useIsEmpty(ACCOUNT_TYPES.bank)
  const noUsdt = useIsEmpty(ACCOUNT_TYPES.usdt, noBank === true)
  const noWallet = useIsEmpty(ACCOUNT_TYPES.antoken, noBank === true && noUsdt === true)
  return noBank === true && noUsdt === true && noWallet === true
}
