import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { query } from '@/api/query'
import { listInbox } from '@/contract/messages'
import { readPage } from './inboxPage'

/** Loads the inbox page named in the URL while `isShown`; the previous page stays until it arrives. */
export function useInbox(isShown: boolean) {
  const page = readPage(useSearch())
  const read = useQuery({
    ...query(listInbox, { page }),
    placeholderData: keepPreviousData,
    enabled: isShown,
  })
  return { page, read }
}
