import { openTab } from '@/lib/openTab'
import { UNDER_WAY } from '@/state/session'
import { toast } from '@/state/toasts'

/**
 * Opens a page of the app in a tab of its own, which inherits the session (D8); call it in the click itself (D20).
 * False, and told unless `isQuiet`, when the pop-up was blocked.
 */
export function openAppTab(path: string, isQuiet = false): boolean {
  const tab = openTab({ url: `#${path}`, without: [UNDER_WAY] })
  if (!tab && !isQuiet) toast.error('浏览器拦截了新窗口，请允许弹出窗口后重试')
  return tab !== null
}
