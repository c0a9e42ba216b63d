import { useState } from 'react'
import { tryGame } from '@/components/games/openGame'
import { useIsMember } from '@/components/member/useIsMember'
import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import type { OpenableGame } from '@/state/gameShelf'
import { closeLogin } from '@/state/loginModal'
import { wishedGame } from '@/state/wishedGame'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import dialog from '@/ui/Dialog.module.css'
import styles from './auth.module.css'
import { LoginPanel } from './LoginPanel'
import { DIALOG_FIELDS } from './loginRules'
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
      <div className={`${styles.card} ${styles.modal}`}>
        <LoginPanel keeps={DIALOG_FIELDS} onDone={onDone} onLeave={closeLogin} />
        <LoginScene />
      </div>
    </Dialog>
  )
}

/** Opens the game whose tab the browser blocked after login: pressing the button allows it. */
function EnterGameDialog({ game }: { game: OpenableGame }) {
  return (
    <Dialog title="进入游戏" middle onClose={closeLogin}>
      <p>您已登录，点击下方按钮即可打开：</p>
      <p>
        <b>{game.title}</b>
      </p>
      <div className={dialog.actions}>
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
