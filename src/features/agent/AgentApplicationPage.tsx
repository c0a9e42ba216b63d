import { Region } from '@/components/Region'
import { useMember } from '@/components/member/useMember'
import { Skeleton } from '@/ui/Status'
import { AgentApplicationForm } from './AgentApplicationForm'
import styles from './AgentApplicationPage.module.css'

/** A member applies to become an agent (spec 2 §2). */
export function AgentApplicationPage() {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>申请代理</h1>
        <p>提交后由平台审核，请保持手机畅通</p>
      </div>
      <Region read={useMember()} loading={<Skeleton className={styles.waiting} />}>
        {({ username, realname }) => <AgentApplicationForm username={username} realName={realname} />}
      </Region>
    </section>
  )
}
