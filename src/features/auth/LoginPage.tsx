import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@/navigation/Link'
import { currentSearch } from '@/navigation/hashLocation'
import { paths, redirectTarget } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { announceNotices } from './announceNotices'
import { LoginPanel } from './LoginPanel'
import styles from './LoginPage.module.css'
import { LoginScene } from './LoginScene'
import { useLeaveAsMember } from './useLeaveAsMember'

const target = () => redirectTarget(currentSearch())

/** `/login`: logs in, opens 限时公告 and follows `redirect` (spec 1 §2, D2, D11). */
export function LoginPage() {
  const client = useQueryClient()
  useLeaveAsMember(target)
  return (
    <div className={styles.page}>
      <img src="/art/pattern-waves.svg" alt="" className={styles.waves} />
      <div className={shared.wrap}>
        <section className={styles.card}>
          <LoginScene className={styles.scene} />
          <div className={styles.side}>
            <LoginPanel heading={<h1 tabIndex={-1}>会员登录</h1>} onDone={() => void announceNotices(client)}>
              <Link
                href={paths.home}
                className={`${buttonClass({ look: 'text', block: true })} ${styles.away}`}
              >
                先去逛逛
                <Icon name="right" size={16} />
              </Link>
            </LoginPanel>
          </div>
        </section>
      </div>
    </div>
  )
}
