import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { query } from '@/api/query'
import { listInbox } from '@/contract/messages'

/** Loads the inbox page named in the URL while `isShown`, anew at each opening; the previous page stays until it arrives. */
export function useInbox(isShown: boolean) {
  const page = readPage(useSearch())
  const read = useQuery({
    ...query(listInbox, { page }),
    placeholderData: keepPreviousData,
    // The count's poll reads the first page too, every two minutes.
    staleTime: 0,
    enabled: isShown,
  })
  return { page, read }
}

/** Page number in a query string; anything invalid is 1. */
export function readPage(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** Query string of a tab (0 announcements, 1 inbox) and page; page 1 is left out. */
export const messagesQuery = (type: 0 | 1, page = 1): string =>
  new URLSearchParams({ type: String(type), ...(page > 1 && { page: String(page) }) }).toString()
