import { forgetIntents } from '@/api/money/journal'
import { send } from '@/api/send'
import { logOut as endpoint } from '@/contract/session'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { forgetDrafts } from '@/state/drafts'
import { ask } from '@/state/overlays'
import { endSession } from '@/state/session'

/** Asks for confirmation, then logs out. */
export async function askLogOut(): Promise<void> {
  const isSure = await ask({ title: '退出登录', text: '您确定要退出登录吗?', yes: '确定', no: '点错了' })
  if (isSure) logOut()
}

/** Ends the session without waiting for the server and goes to the home page. */
export function logOut(): void {
  void send(endpoint, {}).catch(() => {})
  navigate(paths.home, { quiet: true })
  endSession()
  forgetDrafts()
  forgetIntents()
}
