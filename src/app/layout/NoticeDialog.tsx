import { closeNotice } from '@/state/overlays'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './dialogs.module.css'

/** One notice in full (D51). */
export function NoticeDialog({ text }: { text: string }) {
  return (
    <Dialog title="公告" middle onClose={closeNotice}>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button data-autofocus onClick={closeNotice}>
          我知道了
        </Button>
      </div>
    </Dialog>
  )
}
