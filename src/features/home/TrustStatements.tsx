import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './TrustStatements.module.css'

const STATEMENTS = [
  { icon: 'lock', title: '资金安全', line: '资金资料加密传输，存取更安心。' },
  { icon: 'clock', title: '极速存取', line: '存取款进度随时可查，到账及时提醒。' },
  { icon: 'ok', title: '公平公正', line: '规则公开透明，每笔注单可查。' },
  { icon: 'user', title: '贴心服务', line: '客服全天在线，随时为您解答。' },
] as const

export function TrustStatements() {
  return (
    <section className={styles.trust} aria-label="服务承诺">
      <ul className={shared.wrap}>
        {STATEMENTS.map(({ icon, title, line }) => (
          <li key={title}>
            <Icon name={icon} size={32} />
            <div>
              <h3>{title}</h3>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
