import { useState } from 'react'
import { Icon } from '@/ui/Icon'
import { Tabs } from '@/ui/Tabs'
import { PasswordForm } from './PasswordForm'
import type { PasswordKind } from './passwordForm'
import styles from './PasswordPage.module.css'

const TABS = [
  { id: 'login', label: '修改登录密码' },
  { id: 'payment', label: '修改取款密码' },
] as const

/** Both passwords of the member (spec 2 §2). */
export function PasswordPage() {
  const [kind, setKind] = useState<PasswordKind>('login')
  return (
    <section className={styles.card}>
      <h1 tabIndex={-1} className={styles.title}>
        安全中心
      </h1>
      <Tabs label="密码类型" tabs={TABS} value={kind} onChange={setKind}>
        <div className={styles.columns}>
          {/* Another form for each: what was typed goes with the tab. */}
          <PasswordForm key={kind} kind={kind} />
          <aside className={styles.advice} aria-labelledby="password-advice">
            <h2 id="password-advice">
              <Icon name="shield" size={18} />
              安全建议
            </h2>
            <ul>
              <li>两种密码请勿相同。</li>
              <li>登录密码修改成功后需重新登录。</li>
              <li>我们不会以任何方式向您索取密码。</li>
              <li>如怀疑密码泄露，请立即联系客服。</li>
            </ul>
          </aside>
        </div>
      </Tabs>
    </section>
  )
}
