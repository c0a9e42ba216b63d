import { openTab, type PendingTab } from '@/lib/openTab'
import { paths } from '@/navigation/paths'
import { UNDER_WAY } from '@/state/session'

/** What stands where the payment page is to come. */
export const CREATING = '正在创建订单…'

/**
 * Opens the tab of a deposit that is about to be placed, in the click itself: it says so until it is sent to the order or
 * closed (D20, D69). Null when the pop-up was blocked.
 */
export const openCreatingTab = (): PendingTab | null =>
  openTab({ url: `#${paths.payment()}`, without: [UNDER_WAY], draw: drawCreating })

/** The same words in the site's colours, for the moment until the page itself is there. */
function drawCreating(page: Document): void {
  // Not every browser has a body in there yet; the deposit does not depend on it.
  const body = page.body as HTMLElement | null
  if (!body) return
  const styles = getComputedStyle(document.documentElement)
  page.title = CREATING
  page.documentElement.lang = 'zh-CN'
  body.textContent = CREATING
  Object.assign(body.style, {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100dvh',
    margin: '0',
    background: styles.getPropertyValue('--surface-0'),
    color: styles.getPropertyValue('--text-1'),
    fontFamily: styles.getPropertyValue('--font-sans'),
  })
}
