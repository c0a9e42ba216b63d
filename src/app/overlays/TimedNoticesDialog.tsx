import { useRef } from 'react'
import { closeTimedNotices } from '@/state/overlays'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './dialogs.module.css'
import { focusPage } from '../layout/focusPage'
import { useSelfClosing } from './useSelfClosing'

/** 限时公告: notices shown after a login, closing by themselves (D11). */
export function TimedNoticesDialog({ texts }: { texts: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  const close = () => {
    closeTimedNotices()
    // The page changed underneath, and the form that had the focus before is gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusPage()
    })
  }
  useSelfClosing(list, close)
  return (
    <Dialog title="限时公告" middle onClose={close}>
      <ul ref={list}>
        {texts.map((text, index) => (
          <li key={index} className={styles.notice}>
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={close}>我知道了</Button>
      </div>
    </Dialog>
  )
}
