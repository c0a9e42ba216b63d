import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '@/api/query'
import { listInbox } from '@/contract/messages'
import { minutes } from '@/lib/durations'
import { lastSeenMessage, noteInbox } from '@/state/inbox'
import { unreadIds } from './unreadIds'
import { useMemberPart } from '@/components/member/useMember'

/** Looks for new inbox messages on all pages now and then (D52); draws nothing. One of it stands in the app. */
export function UnreadPoll() {
  const { data } = useQuery({
    ...query(listInbox, { page: 1 }),
    // After the member, as every poll: the 403 of a blocked one must not come first (spec 1 §4).
    enabled: useMemberPart((member) => member.username) !== undefined,
    staleTime: minutes(1),
    refetchInterval: minutes(2),
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
