import { openTab, type PendingTab } from '@/lib/openTab'
import { paths } from '@/navigation/paths'
import { UNDER_WAY } from '@/state/session'

/** Shown until the payment page appears. */
export const CREATING = '正在创建订单…'

/**
 * Opens the tab for a deposit that is about to be placed; call it inside the click. The tab shows `CREATING` until it
 * goes to the order or is closed. Null if the pop-up was blocked.
 */
export const openCreatingTab = (): PendingTab | null =>
  openTab({ url: `#${paths.payment()}`, without: [UNDER_WAY], draw: drawCreating })

/** Shows the same text in the site's colours until the page has loaded. */
function drawCreating(page: Document): void {
  // Some browsers have no body there yet; the deposit doesn't depend on it.
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
