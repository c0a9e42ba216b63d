import type { getSite } from '@/contract/site'
import type { Data } from '@/contract/wire/endpoint'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { session } from '@/state/session'
import { toast } from '@/state/toasts'
import { openAppTab } from './openAppTab'

/** As specified. */
export const CLOSED = '红包已关闭'

/** Opens the red-packet page in a tab that inherits the token, unless it is closed; visitors get the login dialog. */
export function openRedPacket(site: Data<typeof getSite> | undefined): void {
  if (site?.redpacket_switch === 0) return toast.error(CLOSED)
  if (session.token === null) return openLogin()
  openAppTab(paths.redPacket)
}
