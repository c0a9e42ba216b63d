import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '@/api/query'
import { listNotices } from '@/contract/content'
import { minutes, seconds } from '@/lib/durations'
import { whenTopLayer } from '@/lib/topLayer'
import { currentPath, currentSearch } from '@/navigation/hashLocation'
import { Link } from '@/navigation/Link'
import { paths, redirectTarget } from '@/navigation/paths'
import { showTimedNotices } from '@/state/overlays'
import { session } from '@/state/session'
import { buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './auth.module.css'
import { LoginPanel } from './LoginPanel'
import { PAGE_FIELDS } from './loginRules'
import { LoginScene } from './LoginScene'
import { useLeaveAsMember } from './useLeaveAsMember'

const target = () => redirectTarget(currentSearch())

/** How long 限时公告 may hold a login back. */
const PATIENCE = seconds(3)

/** `/login`: logs in and follows `redirect`, or goes home after 限时公告 has opened. */
export function LoginPage() {
  const client = useQueryClient()
  const [isDone, setDone] = useState(false)
  useLeaveAsMember(target, isDone)
  const onDone = async () => {
    if (target() === paths.home)
      await Promise.race([announceNotices(client), new Promise((late) => setTimeout(late, PATIENCE))])
    setDone(true)
  }
  return (
    <div className={`${shared.wrap} ${styles.page}`}>
      <section className={`${styles.card} ${styles.login}`}>
        <LoginPanel level="page" keeps={PAGE_FIELDS} onDone={onDone}>
          <Link href={paths.home} className={buttonClass({ look: 'text', block: true })}>
            先去逛逛
            <Icon name="right" size={16} />
          </Link>
        </LoginPanel>
        <LoginScene />
      </section>
    </div>
  )
}

/** Opens 限时公告 with the notices, cached ones if fresh; resolves once it is open, or if there are none or loading fails. */
async function announceNotices(client: QueryClient): Promise<void> {
  const { epoch } = session
  try {
    const notices = await client.fetchQuery({ ...query(listNotices), staleTime: minutes(5) })
    // Not over a page that the member has opened meanwhile.
    const isThere = [paths.home, paths.login()].includes(currentPath())
    if (notices.length === 0 || session.epoch !== epoch || !isThere) return
    showTimedNotices(notices)
    await whenTopLayer()
  } catch {
    // Query errors are reported elsewhere, and a failed notice mustn't block login.
  }
}
