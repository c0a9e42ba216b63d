import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listInbox } from '@/contract/messages'
import { useHashSearch } from '@/navigation/hashLocation'
import { readPage } from './inboxPage'

/** Loads the inbox page named in the URL while `isShown`; the previous page stays until it arrives. */
export function useInbox(isShown: boolean) {
  const page = readPage(useHashSearch())
  const read = useQuery({
    ...query(listInbox, { page }),
    placeholderData: keepPreviousData,
    enabled: isShown,
  })
  return { page, read }
}
