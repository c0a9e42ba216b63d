import { greeting } from '@/contract/texts/brandTexts'
import { classNames } from '@/lib/classNames'
import { Waves } from '@/ui/Waves'
import styles from './LoginScene.module.css'

/** The decorative picture beside the login form. */
export function LoginScene({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.scene, className)}>
      <Waves className={styles.waves} />
      <img src="/art/logo-mark.svg" alt="" className={styles.mark} />
      <p className={styles.line}>
        {greeting[0]}
        <br />
        {greeting[1]}
      </p>
      <p className={styles.welcome}>登录后即可开始，祝您玩得开心。</p>
    </div>
  )
}
