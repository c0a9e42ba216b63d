import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import styles from './RichText.module.css'

/** The strict profile of faults 2.6: text, lists, tables, https links and pictures; nothing that runs, loads or lures. */
const PROFILE = {
  USE_PROFILES: { html: true },
  FORBID_TAGS:
    'style form input button textarea select option optgroup label fieldset legend datalist output dialog template slot iframe object embed base meta link audio video source track picture map area marquee menu meter progress'.split(
      ' ',
    ),
  FORBID_ATTR:
    'style class id name srcset ping background poster autofocus contenteditable tabindex is slot part popover popovertarget popovertargetaction accesskey role usemap action formaction'.split(
      ' ',
    ),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|#)/i,
  RETURN_TRUSTED_TYPE: true,
} as const

const purifier = DOMPurify()
purifier.addHook('afterSanitizeAttributes', (node) => {
  // Links of this app stay in the tab; all others leave it.
  if (node.tagName === 'A' && !node.getAttribute('href')?.startsWith('#')) {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy')
    node.setAttribute('decoding', 'async')
    node.setAttribute('referrerpolicy', 'no-referrer')
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
  }
})

/** HTML of the server, sanitised once per text. The only place where HTML enters the page. Load it lazily. */
export function RichText({ html }: { html: string }) {
  const safe = useMemo(
    () =>
      purifier.sanitize(html, {
        ...PROFILE,
        FORBID_TAGS: [...PROFILE.FORBID_TAGS],
        FORBID_ATTR: [...PROFILE.FORBID_ATTR],
      }),
    [html],
  )
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: safe as unknown as string }} />
}
