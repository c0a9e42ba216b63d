import { useEffect, useState } from 'react'
import { InParts } from '@/components/InParts'
import { ListPager } from '@/components/lists/ListPager'
import { useShownPage } from '@/components/lists/useShownPage'
import { Region } from '@/components/Region'
import { ServerText } from '@/components/ServerText'
import type { Message } from '@/contract/messages'
import { formatDateTime } from '@/contract/values/beijing'
import type { Id } from '@/contract/wire/codecs'
import { useId } from '@/lib/useId'
import { markInboxRead } from '@/state/inbox'
import { Icon } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import shared from '@/ui/shared.module.css'
import { EmptyState, Skeleton } from '@/ui/Status'
import styles from './messages.module.css'
import type { useInbox } from './useInbox'

type Props = Omit<ReturnType<typeof useInbox>, 'readAll'> & { onPage: (page: number) => void }

/** 站内信: expandable messages, marked as read by being listed. */
export function Inbox({ page, read, isNew, unfold, onPage }: Props) {
  const [openId, setOpenId] = useState<Id | null>(null)
  const { data, isPlaceholderData } = read
  const onScreen = useShownPage(page, read)

  useEffect(() => {
    if (data && !isPlaceholderData) markInboxRead(data.data.map(({ id }) => id))
  }, [data, isPlaceholderData])

  const toggle = (id: Id) => {
    setOpenId(id === openId ? null : id)
    unfold(id)
  }

  return (
    <Region
      read={read}
      loading={<Skeleton rows className={styles.waiting} />}
      isEmpty={({ total }) => total === 0}
      emptyReason="到账、活动与客服的消息会显示在这里。"
    >
      {(list) => (
        <div aria-busy={isPlaceholderData} className={styles.list}>
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
    <li className={styles.message}>
      <h2>
        <Row
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          lead={<span className={styles.mark}>{isNew && <span className={shared.srOnly}>未读</span>}</span>}
          title={<bdi>{title || '站内信'}</bdi>}
          meta={<time>{formatDateTime(createdAt)}</time>}
          state={<Icon name="down" size={18} className={styles.chevron ?? ''} />}
        />
      </h2>
      <div id={panelId} hidden={!isOpen} className={styles.text}>
        {isOpen && <ServerText html={content} />}
      </div>
    </li>
  )
}
