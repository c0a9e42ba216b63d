import { useSnapshot } from 'valtio'
import { lazyPart } from '@/components/lazyPart'
import { useWelcome } from '@/components/site/useWelcome'
import { intents } from '@/api/money/journal'
import { loginModal } from '@/state/loginModal'
import { overlays } from '@/state/overlays'

const WelcomeDialog = lazyPart(() => import('./WelcomeDialog').then((module) => module.WelcomeDialog))

/** Shows the welcome modal if it is due, no other dialog is open, and 限时公告 didn't show it. */
export function WelcomeModal() {
  const site = useWelcome()
  const { isOpen: isLoggingIn } = useSnapshot(loginModal)
  const { question, notice, search, wereTimedNotices } = useSnapshot(overlays)
  const { shown: unknownOutcome } = useSnapshot(intents)
  const isOneOpen =
    isLoggingIn || question || notice !== null || search || wereTimedNotices || unknownOutcome !== null
  return site && !isOneOpen ? <WelcomeDialog site={site} /> : null
}
