import { openAppTab } from '@/components/site/openAppTab'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { session } from '@/state/session'

/** Opens the red-packet page in a tab that inherits the token (D8, D20); visitors get the login dialog (D30). */
export function openRedPacket(): void {
  if (session.token === null) return openLogin()
  openAppTab(paths.redPacket)
}
