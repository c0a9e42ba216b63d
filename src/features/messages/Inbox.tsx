import { useEffect, useState } from 'react'
import { ServerText } from '@/components/ServerText'
import { ListPager } from '@/components/lists/ListPager'
import { useShownPage } from '@/components/lists/useShownPage'
import { InParts } from '@/components/InParts'
import { Region } from '@/components/Region'
import type { Message } from '@/contract/messages'
import { formatDateTime } from '@/contract/values/beijing'
import type { Id } from '@/contract/wire/codecs'
import { classNames } from '@/lib/classNames'
import { useId } from '@/lib/useId'
import { lastSeenMessage, markAllRead, markInboxRead } from '@/state/inbox'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { EmptyState, Skeleton } from '@/ui/Status'
import shared from '@/ui/shared.module.css'
import styles from './Inbox.module.css'
import type { useInbox } from './useInbox'

/** `unread` counts the unread messages of all pages. */
type Props = ReturnType<typeof useInbox> & { unread: number; onPage: (page: number) => void }

/** 站内信: expandable messages, marked as read by being listed. */
export function Inbox({ page, read, unread, onPage }: Props) {
  const [openId, setOpenId] = useState<Id | null>(null)
  // Messages that were new on opening stay marked until expanded or until the member leaves.
  const [lastSeen, setLastSeen] = useState(lastSeenMessage)
  const [unfolded, setUnfolded] = useState<ReadonlySet<Id>>(new Set())
  const { data, isPlaceholderData } = read
  const onScreen = useShownPage(page, read)

  useEffect(() => {
    if (data && !isPlaceholderData) markInboxRead(data.data.map(({ id }) => id))
  }, [data, isPlaceholderData])

  const isNew = (id: Id) => Number(id) > lastSeen && !unfolded.has(id)
  const toggle = (id: Id) => {
    setOpenId(id === openId ? null : id)
    setUnfolded(new Set([...unfolded, id]))
  }
  const readAll = () => {
    markAllRead()
    setLastSeen(Infinity)
    toast.success('已全部标为已读')
  }

  return (
    <Region
      read={read}
      loading={<Skeleton rows className={styles.waiting} />}
      isEmpty={({ total }) => total === 0}
      emptyReason="到账、活动与客服的消息会显示在这里。"
    >
      {(list) => (
        <div aria-busy={isPlaceholderData} className={styles.inbox}>
          <p className={styles.tools}>
            <Button
              look="outline"
              size="sm"
              disabled={unread === 0 && !list.data.some(({ id }) => isNew(id))}
              onClick={readAll}
            >
              全部已读
            </Button>
          </p>
          {list.data.length === 0 && <EmptyState />}
          <InParts rows={list.data}>
            {(messages) => (
              <ul>
                {messages.map((message) => (
                  <InboxMessage
                    key={message.id}
                    message={message}
                    isNew={isNew(message.id)}
                    isOpen={message.id === openId}
                    onToggle={() => toggle(message.id)}
                  />
                ))}
              </ul>
            )}
          </InParts>
          <ListPager page={page} read={list} shown={onScreen} onPage={onPage} />
        </div>
      )}
    </Region>
  )
}

type InboxMessageProps = { message: Message; isNew: boolean; isOpen: boolean; onToggle: () => void }

/** One message; its title and time are the button that expands it. */
function InboxMessage({ message, isNew, isOpen, onToggle }: InboxMessageProps) {
  const panelId = useId()
  const { title, content, created_at: createdAt } = message
  return (
    <li className={classNames(styles.message, isNew && styles.new)}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
          <span className={styles.mark}>{isNew && <span className={shared.srOnly}>未读</span>}</span>
          <bdi className={styles.title}>{title || '站内信'}</bdi>
          <time className={classNames(shared.num, styles.time)}>{formatDateTime(createdAt)}</time>
          <Icon name="down" size={18} className={styles.chevron ?? ''} />
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className={styles.text}>
        {isOpen && <ServerText html={content} />}
      </div>
    </li>
  )
}
