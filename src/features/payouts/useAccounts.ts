import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listAccounts } from '@/contract/payouts'
import { ACCOUNT_KINDS, type AccountKind } from './accountKinds'

/** Query for the member's accounts of one kind. */
export const useAccounts = (kind: AccountKind) =>
  useQuery(query(listAccounts, { type: ACCOUNT_KINDS[kind].listType }))
