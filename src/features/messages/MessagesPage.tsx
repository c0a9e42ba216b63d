import { useSnapshot } from 'valtio'
import { useSearchParams } from 'wouter'
import { currentPath, navigate } from '@/navigation/hashLocation'
import { unread } from '@/state/unread'
import card from '@/ui/card.module.css'
import { Tabs } from '@/ui/Tabs'
import { Announcements } from './Announcements'
import { Inbox } from './Inbox'
import { messagesQuery, useInbox } from './useInbox'

/** Announcements and inbox; the URL holds tab and page. */
export function MessagesPage() {
  const tab = useSearchParams()[0].get('type') === '1' ? '1' : '0'
  const { count } = useSnapshot(unread)
  const inbox = useInbox(tab === '1')
  const show = (type: 0 | 1, page?: number) =>
    navigate(`${currentPath()}?${messagesQuery(type, page)}`, { quiet: true })
  return (
    <section className={card.card}>
      <div className={card.head}>
        <h1 tabIndex={-1}>消息中心</h1>
        {tab === '1' && inbox.read.data && <p>共{inbox.read.data.total}条</p>}
      </div>
      <Tabs
        label="消息类型"
        tabs={[
          { id: '0', label: '平台公告' },
          { id: '1', label: '站内信', badge: count },
        ]}
        value={tab}
        onChange={(id) => id !== tab && show(id === '1' ? 1 : 0)}
      >
        {tab === '1' ? (
          <Inbox {...inbox} unread={count} onPage={(page) => show(1, page)} />
        ) : (
          <Announcements />
        )}
      </Tabs>
    </section>
  )
}
