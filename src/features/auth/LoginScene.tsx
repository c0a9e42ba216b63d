import { greeting } from '@/contract/texts/brandTexts'
import { classNames } from '@/lib/classNames'
import styles from './LoginScene.module.css'

/** The decorative picture beside the login form. */
export function LoginScene({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.scene, className)}>
      <img src="/art/pattern-waves.svg" alt="" className={styles.waves} />
      <img src="/art/logo-mark.svg" alt="" className={styles.mark} />
      <p className={styles.line}>
        {greeting[0]}
        <br />
        {greeting[1]}
      </p>
      <p className={styles.welcome}>欢迎回来，祝您玩得开心。</p>
    </div>
  )
}
