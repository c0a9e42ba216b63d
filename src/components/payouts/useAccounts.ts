import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query } from '@/api/query'
import { listAccounts, type PayoutAccount } from '@/contract/payouts'
import { ACCOUNT_KINDS, type AccountKind } from './accountKinds'

const listOf = (kind: AccountKind) => query(listAccounts, { type: ACCOUNT_KINDS[kind].listType })

/** Query for the member's accounts of one kind. 汇旺 and USDT are both read: after a bind or unbind both reload, as specified. */
export function useAccounts(kind: AccountKind) {
  useQuery({ ...listOf('huiwang'), notifyOnChangeProps: [] })
  useQuery({ ...listOf('usdt'), notifyOnChangeProps: [] })
  return useQuery(listOf(kind))
}

/**
 * Ref for the heading that takes the focus when a newer list of the same kind removes the focused control: the deleted
 * row's button, or the tile to add a sixth account. Switching tabs doesn't move the focus.
 */
export function useFallbackFocus(kind: AccountKind, list: PayoutAccount[] | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<{ kind: AccountKind; list: PayoutAccount[] | undefined }>({ kind, list: undefined })
  useEffect(() => {
    const isNewer = before.current.kind === kind && before.current.list !== undefined
    before.current = { kind, list }
    if (isNewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [kind, list])
  return heading
}
