import { openTab } from '@/lib/openTab'
import { UNDER_WAY } from '@/state/session'
import { toast } from '@/state/toasts'

/** Says that the browser opened no window. */
export const tellBlocked = (): void => toast.error('浏览器拦截了新窗口，请允许弹出窗口后重试')

/**
 * Opens a page of the app in a new tab, which inherits the session; call it inside the click. Returns false if
 * the pop-up was blocked, with a toast unless `isQuiet`.
 */
export function openAppTab(path: string, isQuiet = false): boolean {
  const tab = openTab({ url: `#${path}`, without: [UNDER_WAY] })
  if (!tab && !isQuiet) tellBlocked()
  return tab !== null
}
