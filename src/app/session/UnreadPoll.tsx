import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { inTurn } from '@/api/inTurn'
import { query } from '@/api/query'
import { listInbox } from '@/contract/messages'
import { minutes } from '@/lib/durations'
import { lastSeenMessage, noteInbox } from '@/state/inbox'
import { unreadIds } from './unreadIds'
import { useMemberPart } from '@/components/member/useMember'

/** Polls the inbox for new messages (D52). Renders nothing; mount once. */
export function UnreadPoll() {
  const { data } = useQuery({
    ...query(listInbox, { page: 1 }),
    // Only after the member has loaded (spec 1 §4): a blocked member's 403 must not come from a poll.
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
