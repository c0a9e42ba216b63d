import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { inTurn } from '@/api/polls/inTurn'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { useMemberPart } from '@/components/member/useMember'
import { listInbox, type Message } from '@/contract/messages'
import type { Id, Page } from '@/contract/wire/codecs'
import { minutes } from '@/lib/durations'
import { lastSeenMessage, noteInbox } from '@/state/inbox'

/** Polls the inbox for new messages. Renders nothing; mount once. */
export function UnreadPoll() {
  const { data } = useQuery({
    ...query(listInbox, { page: 1 }),
    // Only after the member has loaded: a blocked member's 403 must not come from a poll.
    enabled: useMemberPart((member) => member.username) !== undefined,
    staleTime: minutes(1),
    refetchInterval: minutes(2),
    ...inTurn,
    notifyOnChangeProps: ['data'],
  })
  useEffect(() => {
    if (!data) return
    const gone = new AbortController()
    void unreadIds(data, lastSeenMessage(), gone.signal).then((ids) => !gone.signal.aborted && noteInbox(ids))
    return () => gone.abort()
  }, [data])
  return null
}

/** The badge shows at most 99+. */
const MOST_PAGES = 10

/**
 * Reads the ids of the inbox page by page until one is not above `lastSeen`. Stops silently if a later page fails: the next
 * poll tries again.
 */
export async function unreadIds(first: Page<Message>, lastSeen: number, signal: AbortSignal): Promise<Id[]> {
  const ids = new Set(first.data.map(({ id }) => id))
  const { total } = first
  let rows = first.data
  for (let page = 2, count = 0; page <= MOST_PAGES && count < ids.size && ids.size < total; page += 1) {
    count = ids.size
    if (rows.some(({ id }) => Number(id) <= lastSeen)) break
    const next = await send(listInbox, { page }, { signal }).catch(() => null)
    if (next === null) break
    rows = next.data.data
    for (const { id } of rows) ids.add(id)
  }
  return [...ids]
}
