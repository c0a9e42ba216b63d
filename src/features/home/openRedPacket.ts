import { openAppTab } from '@/components/site/openAppTab'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { session } from '@/state/session'

/** Opens the red-packet page in a tab that inherits the token; visitors get the login dialog. */
export function openRedPacket(): void {
  if (session.token === null) return openLogin()
  openAppTab(paths.redPacket)
}
