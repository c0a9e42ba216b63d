import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { query } from '@/api/query'
import { listInbox, type Message } from '@/contract/messages'
import { minutes } from '@/lib/durations'
import { local } from '@/lib/safeStorage'
import { onSessionEnd } from '@/state/session'
import { useIsMember } from './useMember'

const COUNT = 'messageNum'
const LAST = 'portal:lastMessage'

const readNumber = (key: string): number => {
  const number = Number(local.get(key))
  return Number.isInteger(number) && number > 0 ? number : 0
}

const unread = proxy({ count: readNumber(COUNT) })
onSessionEnd(() => void (unread.count = 0))

function setCount(count: number): void {
  unread.count = count
  local.set(COUNT, String(count))
}

/** Inbox messages newer than the last one seen (D52); 0 for visitors. */
export const useUnreadCount = (): number => useSnapshot(unread).count

/** The inbox was opened: these ids are seen (D52). */
export function markInboxRead(ids: readonly number[]): void {
  local.set(LAST, String(Math.max(readNumber(LAST), ...ids)))
  setCount(0)
}

/** Looks for new messages now and then; draws nothing. One of it stands in the app. */
export function UnreadPoll() {
  const { data } = useQuery({
    ...query(listInbox, { page: 1 }),
    enabled: useIsMember(),
    staleTime: minutes(1),
    refetchInterval: minutes(2),
    notifyOnChangeProps: ['data'],
  })
  useEffect(() => {
    if (!data) return
    const last = readNumber(LAST)
    setCount(data.data.filter((message: Message) => message.id > last).length)
  }, [data])
  return null
}
