import { useState } from 'react'
import { tryGame } from '@/components/games/openGame'
import { useIsMember } from '@/components/member/useIsMember'
import type { OpenableGame } from '@/state/gameShelf'
import { closeLogin } from '@/state/loginModal'
import { wishedGame } from '@/state/wishedGame'
import { Dialog } from '@/ui/Dialog'
import { EnterGameDialog } from './EnterGameDialog'
import styles from './LoginModal.module.css'
import { LoginPanel } from './LoginPanel'
import { LoginScene } from './LoginScene'

/**
 * Dialog 会员登录, open while mounted; it stays on the current page (D2). After login it opens the game pressed before; if
 * the browser blocks that tab, a button replaces the form (D20).
 */
export function LoginModal() {
  const [blocked, setBlocked] = useState<OpenableGame | null>(null)
  const isMember = useIsMember()
  if (blocked && isMember) return <EnterGameDialog game={blocked} />

  const onDone = () => {
    const game = wishedGame()
    if (game && !tryGame(game, true)) setBlocked(game)
    else closeLogin()
  }
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
            onDone={onDone}
            onLeave={closeLogin}
          />
        </div>
      </div>
    </Dialog>
  )
}
