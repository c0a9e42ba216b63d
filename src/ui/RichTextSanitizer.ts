import DOMPurify from 'dompurify'
import { seconds } from '@/lib/durations'
import { externalUrl } from '@/lib/externalUrl'
import { htmlPolicy } from '@/lib/trustedTypes'

const words = (list: string) => list.split(' ')

/** Strict profile: text, lists, tables, https links and pictures; no scripts, embeds, forms or styles. */
const PROFILE = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: words(
    'style form input button textarea select option optgroup label fieldset legend datalist output dialog template slot iframe object embed base meta link audio video source track picture map area marquee menu meter progress',
  ),
  FORBID_ATTR: words(
    'style class id name srcset ping background poster autofocus contenteditable tabindex is slot part popover popovertarget popovertargetaction accesskey role usemap action formaction',
  ),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|#)/i,
  // The address rule applies to all attribute values; these hold no addresses, and tables and lists need them.
  ADD_URI_SAFE_ATTR: words('colspan rowspan scope start dir lang'),
  RETURN_TRUSTED_TYPE: true,
  ...(htmlPolicy && { TRUSTED_TYPES_POLICY: htmlPolicy as never }),
}
/** Attributes that hold an address, decided by the one function for all. */
const ADDRESSES = words('href src cite longdesc')

const purifier = DOMPurify()
purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  const { attrName: name, attrValue: value } = attribute
  // A picture never loads from within the page, and the library allows data: pictures whatever the address rule says.
  const isPlace = name !== 'src' && /^\s*#/.test(value)
  if (ADDRESSES.includes(name) && !isPlace && !externalUrl(value)?.startsWith('https:'))
    attribute.keepAttr = false
})
purifier.addHook('afterSanitizeAttributes', (node) => {
  // Links of this app stay in the tab; others open a new one.
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

// React may restart a render and drop its memos: this avoids sanitising a text twice. Cleared soon, since it may be a member's.
const recent = new Map<string, TrustedHTML>()
const REMEMBERED = seconds(5)

/** Sanitised server HTML, as TrustedHTML where the browser supports it; null where another script has taken the policy. */
export function sanitizeHtml(html: string): TrustedHTML | null {
  if (htmlPolicy === null) return null
  const cached = recent.get(html)
  if (cached) return cached
  const safe = purifier.sanitize(html, PROFILE)
  recent.set(html, safe)
  setTimeout(() => recent.delete(html), REMEMBERED)
  return safe
}
