import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { query } from '@/api/query'
import { listInbox } from '@/contract/messages'
import type { Id } from '@/contract/wire/codecs'
import { lastSeenMessage, markAllRead } from '@/state/inbox'

const startingAt = (isShown: boolean) => ({
  isShown,
  lastSeen: lastSeenMessage(),
  unfolded: new Set<Id>() as ReadonlySet<Id>,
})

/**
 * Loads the inbox page named in the URL while `isShown`, anew at each opening; the previous page stays until it arrives. Messages that
 * were new on opening stay so until they are unfolded, all are read, or the member leaves.
 */
export function useInbox(isShown: boolean) {
  const page = readPage(useSearch())
  const read = useQuery({
    ...query(listInbox, { page }),
    placeholderData: keepPreviousData,
    // The count's poll reads the first page too, every two minutes.
    staleTime: 0,
    enabled: isShown,
  })
  const [marks, setMarks] = useState(() => startingAt(isShown))
  if (marks.isShown !== isShown) setMarks(startingAt(isShown))
  return {
    page,
    read,
    isNew: (id: Id) => Number(id) > marks.lastSeen && !marks.unfolded.has(id),
    unfold: (id: Id) => setMarks({ ...marks, unfolded: new Set([...marks.unfolded, id]) }),
    readAll: () => {
      markAllRead()
      setMarks({ ...marks, lastSeen: Infinity })
    },
  }
}

/** Page number in a query string; anything invalid is 1. */
export function readPage(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** Query string of a tab (0 announcements, 1 inbox) and page; page 1 is left out. */
export const messagesQuery = (type: 0 | 1, page = 1): string =>
  new URLSearchParams({ type: String(type), ...(page > 1 && { page: String(page) }) }).toString()
