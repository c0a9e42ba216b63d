import { useSnapshot } from 'valtio'
import { lazyPart } from '@/components/lazyPart'
import { useSite } from '@/components/site/useSite'
import { dismissals } from '@/state/dismissals'
import { intents } from '@/state/intents'
import { loginModal } from '@/state/loginModal'
import { overlays } from '@/state/overlays'

const WelcomeDialog = lazyPart(() => import('./WelcomeDialog').then((module) => module.WelcomeDialog))

/** Shows the welcome modal if enabled, not dismissed, and no other dialog is open (spec 1 §2, D11). */
export function WelcomeModal() {
  const { data: site } = useSite()
  const { list } = useSnapshot(dismissals)
  const { isOpen: isLoggingIn } = useSnapshot(loginModal)
  const { question, notice, timedNotices, search } = useSnapshot(overlays)
  const { shown: unknownOutcome } = useSnapshot(intents)
  const isWanted = site?.index_modal && !list.includes('welcomeModal')
  const isOneOpen =
    isLoggingIn || question || notice !== null || timedNotices || search || unknownOutcome !== null
  return isWanted && !isOneOpen ? <WelcomeDialog site={site} /> : null
}
