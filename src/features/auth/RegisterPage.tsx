import { paths } from '@/navigation/paths'
import { Icon, type IconName } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import shared from '@/ui/shared.module.css'
import styles from './auth.module.css'
import { RegisterPanel } from './RegisterPanel'
import { useLeaveAsMember } from './useLeaveAsMember'

const STEPS: [icon: IconName, title: string, text: string][] = [
  ['user', '1. 填写资料', '约一分钟即可完成'],
  ['card', '2. 绑定收款账户', '户名需与真实姓名一致'],
  ['deposit', '3. 首次存款', '提交申请，礼金审核后到账'],
]

const home = () => paths.home

/** `/register`: creates an account and goes to the home page. */
export function RegisterPage() {
  useLeaveAsMember(home)
  return (
    <div className={`${shared.wrap} ${styles.page}`}>
      <div className={styles.card}>
        <RegisterPanel />
        <aside className={styles.scene} aria-label="新会员礼遇">
          <h2>
            首存礼金
            <br />
            最高<em>888</em>元
          </h2>
          <ol>
            {STEPS.map(([icon, title, text]) => (
              <li key={title}>
                <Row lead={<Icon name={icon} size={24} />} title={title} meta={text} />
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  )
}
