import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { ACCOUNT_TYPES, listAccounts } from '@/contract/payouts'
import { minutes } from '@/lib/durations'

const useAccounts = (type: number, enabled = true) =>
  useQuery({ ...query(listAccounts, { type }), staleTime: minutes(5), enabled }).data

/** Whether a payout account of any kind is bound; undefined until known. A kind is asked for only while those before it are empty. */
export function useHasAccount(): boolean | undefined {
  const bank = useAccounts(ACCOUNT_TYPES.bank)
  const usdt = useAccounts(ACCOUNT_TYPES.usdt, bank?.length === 0)
  const antoken = useAccounts(ACCOUNT_TYPES.antoken, bank?.length === 0 && usdt?.length === 0)
  const known = [bank, usdt, antoken].filter((accounts) => accounts !== undefined)
  if (known.some((accounts) => accounts.length > 0)) return true
  return known.length === 3 ? false : undefined
}
