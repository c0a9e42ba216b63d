import { late } from '@/components/late'
import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import { closeNotice, type OpenNotice } from '@/state/overlays'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './dialogs.module.css'

const MARKUP = /<[a-z!/]|&#?\w+;/i

const RichText = late(() => import('@/ui/RichText'), 'RichText', {
  meanwhile: ({ text }: { html: string; text: string }) => <p className={styles.text}>{text}</p>,
})

/** A notice in full. HTML shows as text until the sanitizer has loaded; plain text keeps its line breaks. */
export function NoticeDialog({ notice: { title, content, text } }: { notice: OpenNotice }) {
  useClosedByRoute(closeNotice)
  const isHtml = MARKUP.test(title + content)
  return (
    <Dialog title="公告" middle onClose={closeNotice}>
      {isHtml ? (
        <RichText html={title ? `<p><b>${title}</b></p>${content}` : content} text={text} />
      ) : (
        <p className={styles.text}>{title && content ? `${title}：${content}` : title || content}</p>
      )}
      <div className={styles.actions}>
        <Button data-autofocus onClick={closeNotice}>
          我知道了
        </Button>
      </div>
    </Dialog>
  )
}
