import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { session } from '@/state/session'
import { toast } from '@/state/toasts'

/** Opens the red-packet page in a tab that inherits the token (D8, D20); a visitor gets the login dialog (D30). */
export function openRedPacket(): void {
  if (session.token === null) return openLogin()
  if (!window.open(`#${paths.redPacket}`, '_blank')) toast.error('浏览器拦截了新窗口，请允许弹出窗口后重试')
}
