import { useSnapshot } from 'valtio'
import { useSearchParams } from 'wouter'
import { currentPath, navigate } from '@/navigation/hashLocation'
import { toast } from '@/state/toasts'
import { unread } from '@/state/unread'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Surface } from '@/ui/Surface'
import { Tabs } from '@/ui/Tabs'
import { Announcements } from './Announcements'
import { Inbox } from './Inbox'
import { messagesQuery, useInbox } from './useInbox'

/** Announcements and inbox; the URL holds tab and page. */
export function MessagesPage() {
  const tab = useSearchParams()[0].get('type') === '1' ? '1' : '0'
  const { count } = useSnapshot(unread)
  const { readAll, ...inbox } = useInbox(tab === '1')
  const listed = tab === '1' && inbox.read.data
  const show = (type: 0 | 1, page?: number) =>
    navigate(`${currentPath()}?${messagesQuery(type, page)}`, { quiet: true })
  return (
    <Surface>
      <Heading level="page" title="消息中心">
        {listed && listed.total > 0 && (
          <Button
            look="outline"
            size="sm"
            disabled={count === 0 && !listed.data.some(({ id }) => inbox.isNew(id))}
            onClick={() => {
              readAll()
              toast.success('已全部标为已读')
            }}
          >
            全部已读
          </Button>
        )}
      </Heading>
      <Tabs
        label="消息类型"
        tabs={[
          { id: '0', label: '平台公告' },
          { id: '1', label: '站内信', badge: count },
        ]}
        value={tab}
        onChange={(id) => id !== tab && show(id === '1' ? 1 : 0)}
      >
        {tab === '1' ? <Inbox {...inbox} onPage={(page) => show(1, page)} /> : <Announcements />}
      </Tabs>
    </Surface>
  )
}
