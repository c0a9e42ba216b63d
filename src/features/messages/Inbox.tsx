import { useEffect, useState } from 'react'
import { ListPager } from '@/components/ListPager'
import { Region } from '@/components/Region'
import { lastSeenMessage, markInboxRead } from '@/state/unread'
import { EmptyState, Skeleton } from '@/ui/Status'
import styles from './Inbox.module.css'
import { InboxMessage } from './InboxMessage'
import type { useInbox } from './useInbox'

type Props = ReturnType<typeof useInbox> & { onPage: (page: number) => void }

/** 站内信: messages that unfold, a page at a time; seeing them makes them read (D23, D52). */
export function Inbox({ page, read, onPage }: Props) {
  const [openId, setOpenId] = useState<number | null>(null)
  // What was new on opening the inbox keeps its mark while the member is here.
  const [lastSeen] = useState(lastSeenMessage)
  const { data, isPlaceholderData } = read

  useEffect(() => {
    if (data && !isPlaceholderData) markInboxRead(data.data.map(({ id }) => id))
  }, [data, isPlaceholderData])

  return (
    <Region
      read={read}
      loading={<Skeleton className={styles.waiting} />}
      isEmpty={({ total }) => total === 0}
    >
      {(list) => (
        <div aria-busy={isPlaceholderData} className={styles.inbox}>
          {list.data.length === 0 && <EmptyState />}
          <ul>
            {list.data.map((message) => (
              <InboxMessage
                key={message.id}
                message={message}
                isNew={message.id > lastSeen}
                isOpen={message.id === openId}
                onToggle={() => setOpenId(message.id === openId ? null : message.id)}
              />
            ))}
          </ul>
          <ListPager page={page} read={list} onPage={onPage} />
        </div>
      )}
    </Region>
  )
}
