import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listInbox } from '@/contract/messages'
import { useHashSearch } from '@/navigation/hashLocation'
import { readPage } from './inboxPage'

/** The page of the inbox that the address asks for, read while `isShown`; the one before stays while it loads. */
export function useInbox(isShown: boolean) {
  const page = readPage(useHashSearch())
  const read = useQuery({
    ...query(listInbox, { page }),
    placeholderData: keepPreviousData,
    enabled: isShown,
  })
  return { page, read }
}
