import { send } from '@/api/send'
import { logOut as endpoint } from '@/contract/session'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { forgetDrafts } from '@/state/drafts'
import { forgetIntents } from '@/state/intents'
import { endSession } from '@/state/session'

/** Ends the session here at once, whatever the server says to it (spec 1 §4); member pages are left for the home page. */
export function logOut(): void {
  void send(endpoint, {}).catch(() => {})
  navigate(paths.home, { quiet: true })
  endSession()
  forgetDrafts()
  forgetIntents()
}
