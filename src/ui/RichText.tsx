import { useMemo } from 'react'
import styles from './RichText.module.css'
import { sanitizeHtml } from './RichTextSanitizer'

/** Server HTML, sanitised once per text. The only place where HTML enters the page. Load it lazily. */
export function RichText({ html }: { html: string }) {
  const safe = useMemo(() => sanitizeHtml(html), [html])
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: safe as unknown as string }} />
}
