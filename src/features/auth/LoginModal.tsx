import { useState } from 'react'
import { tryGame } from '@/components/games/openGame'
import { useIsMember } from '@/components/member/useIsMember'
import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import type { OpenableGame } from '@/state/gameShelf'
import { closeLogin } from '@/state/loginModal'
import { wishedGame } from '@/state/wishedGame'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './LoginModal.module.css'
import { DIALOG_FIELDS } from './loginRules'
import { LoginPanel } from './LoginPanel'
import { LoginScene } from './LoginScene'

/**
 * Dialog 会员登录, open while mounted; it stays on the current page. After login it opens the game the visitor chose; if the
 * browser blocks that tab, a button replaces the form.
 */
export function LoginModal() {
  const [blocked, setBlocked] = useState<OpenableGame | null>(null)
  const isMember = useIsMember()
  useClosedByRoute(closeLogin)
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
            keeps={DIALOG_FIELDS}
            heading={
              // The dialog's title already says it.
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

/** Opens the game whose tab the browser blocked after login: pressing the button allows it. */
function EnterGameDialog({ game }: { game: OpenableGame }) {
  return (
    <Dialog title="进入游戏" middle onClose={closeLogin}>
      <p className={styles.text}>您已登录，点击下方按钮即可打开：</p>
      <p className={styles.game}>{game.title}</p>
      <div className={styles.actions}>
        <Button look="outline" onClick={closeLogin}>
          暂不进入
        </Button>
        <Button data-autofocus onClick={() => tryGame(game) && closeLogin()}>
          进入游戏
        </Button>
      </div>
    </Dialog>
  )
}
