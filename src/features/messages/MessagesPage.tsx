import { currentPath, navigate, useQueryValue } from '@/navigation/hashLocation'
import { Tabs } from '@/ui/Tabs'
import { Announcements } from './Announcements'
import { Inbox } from './Inbox'
import { messagesQuery } from './inboxPage'
import styles from './MessagesPage.module.css'

const TABS = [
  { id: '0', label: '平台公告' },
  { id: '1', label: '站内信' },
] as const

/** Announcements and inbox; which one, and its page, stand in the address (spec 2 §2). */
export function MessagesPage() {
  const tab = useQueryValue('type') === '1' ? '1' : '0'
  const show = (type: 0 | 1, page?: number) =>
    navigate(`${currentPath()}?${messagesQuery(type, page)}`, { quiet: true })
  return (
    <section className={styles.card}>
      <h1 tabIndex={-1} className={styles.title}>
        消息中心
      </h1>
      <Tabs
        label="消息类型"
        tabs={TABS}
        value={tab}
        onChange={(id) => id !== tab && show(id === '1' ? 1 : 0)}
      >
        {tab === '1' ? <Inbox onPage={(page) => show(1, page)} /> : <Announcements />}
      </Tabs>
    </section>
  )
}
