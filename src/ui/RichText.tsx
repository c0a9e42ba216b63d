import { useMemo } from 'react'
import styles from './RichText.module.css'
import { sanitizeHtml } from './RichTextSanitizer'

const NAMED: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The paragraphs of HTML, as plain texts. */
const paragraphsOf = (html: string): string[] =>
  html
    .replace(/<(script|style)\b[^]*?(<\/\1\b[^>]*>|$)/gi, '')
    .split(/<br\b[^>]*>|<\/(?:p|div|li|tr|h\d|blockquote|pre)\s*>/i)
    .map((part) =>
      part
        .replace(/<[^>]*>?/g, '')
        .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => NAMED[name]!),
    )
    .filter((text) => text.trim() !== '')

/** Server HTML, sanitised once per text; its text alone where it can't be. The only place where HTML enters the page. Load it lazily. */
export function RichText({ html }: { html: string }) {
  const safe = useMemo(() => sanitizeHtml(html), [html])
  if (safe === null)
    return (
      <div className={styles.prose}>
        {paragraphsOf(html).map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    )
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: safe as unknown as string }} />
}
