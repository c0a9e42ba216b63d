import { useRef, useState } from 'react'
import { DEFAULT_TITLE } from '@/components/site/useSite'
import { useWelcome } from '@/components/site/useWelcome'
import { WelcomeText } from '@/components/site/WelcomeText'
import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import { dismiss } from '@/state/dismissals'
import { closeTimedNotices } from '@/state/overlays'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { focusPage } from '../focusPage'
import styles from './dialogs.module.css'
import { useSelfClosing } from './useSelfClosing'

/**
 * 限时公告: notices shown after a login; closes by itself. A due welcome becomes its second page, so that a login opens at most one
 * dialog.
 */
export function TimedNoticesDialog({ texts }: { texts: readonly string[] }) {
  const first = useRef<HTMLDivElement>(null)
  const welcome = useWelcome()
  const [isTurned, setTurned] = useState(false)
  const isWelcome = isTurned && welcome !== null
  const close = () => {
    if (isWelcome) dismiss('welcomeModal')
    closeTimedNotices()
    // The page changed underneath, and the form that had the focus before is gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusPage()
    })
  }
  // The login itself moves the player on; Back or a link after that means the player has read enough.
  useClosedByRoute(close, '/login')
  useSelfClosing(first, () => !isWelcome && close())
  return (
    <Dialog
      title={isWelcome ? `欢迎来到${welcome.title || DEFAULT_TITLE}` : '限时公告'}
      middle
      onClose={close}
    >
      <div ref={first}>
        {isWelcome ? <WelcomeText site={welcome} onLeave={close} /> : <Notices texts={texts} />}
      </div>
      <div className={styles.actions}>
        {welcome && (
          <p className={styles.count} role="status">
            第{isTurned ? 2 : 1}页，共2页
          </p>
        )}
        {isWelcome && (
          <Button look="outline" onClick={() => setTurned(false)}>
            上一页
          </Button>
        )}
        {/* One button, which keeps the focus when the page turns; a double click only turns it. */}
        <Button
          key="on"
          onClick={({ detail }) => {
            if (welcome && !isTurned) setTurned(true)
            else if (detail < 2) close()
          }}
        >
          {welcome && !isTurned ? '下一页' : '我知道了'}
        </Button>
      </div>
    </Dialog>
  )
}

const Notices = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text, index) => (
      <li key={index} className={styles.notice}>
        {text}
      </li>
    ))}
  </ul>
)
