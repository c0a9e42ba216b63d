import { closeLogin } from '@/state/loginModal'
import { Dialog } from '@/ui/Dialog'
import { LoginPanel } from './LoginPanel'
import styles from './LoginModal.module.css'
import { LoginScene } from './LoginScene'

/** Dialog 会员登录, open while mounted; it stays on the page it was opened on (D2). */
export function LoginModal() {
  return (
    <Dialog title="会员登录" hideTitle width="lg" middle onClose={closeLogin}>
      <div className={styles.modal}>
        <LoginScene className={styles.scene} />
        <div className={styles.side}>
          <LoginPanel
            heading={
              // The dialog's name says it already.
              <p data-heading aria-hidden="true">
                会员登录
              </p>
            }
            onDone={closeLogin}
            onLeave={closeLogin}
          />
        </div>
      </div>
    </Dialog>
  )
}
