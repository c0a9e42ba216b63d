import { greeting } from '@/contract/texts/brandTexts'
import shared from '@/ui/shared.module.css'
import styles from './auth.module.css'

/** The decorative picture beside the login form: the star opens. */
export const LoginScene = () => (
  <aside className={styles.scene} aria-hidden="true">
    <img src="/art/logo-mark.svg" alt="" className={shared.opens} />
    <h2>
      {greeting[0]}
      <br />
      {greeting[1]}
    </h2>
    <p>登录后即可开始，祝您玩得开心。</p>
  </aside>
)
