import { tryGame } from '@/components/games/openGame'
import type { OpenableGame } from '@/state/gameShelf'
import { closeLogin } from '@/state/loginModal'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './EnterGameDialog.module.css'

/** Opens the game whose tab the browser blocked after login: pressing the button allows it (D20). */
export function EnterGameDialog({ game }: { game: OpenableGame }) {
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
