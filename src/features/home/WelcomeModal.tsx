import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { useSite } from '@/components/useSite'
import { dismissals } from '@/state/dismissals'
import { loginModal } from '@/state/loginModal'
import { overlays } from '@/state/overlays'

const WelcomeDialog = lazy(() =>
  import('./WelcomeDialog').then((module) => ({ default: module.WelcomeDialog })),
)

/** Decides whether the welcome modal is shown: wanted, not closed for good, and nothing else is open (spec 1 §2, D11). */
export function WelcomeModal() {
  const { data: site } = useSite()
  const { list } = useSnapshot(dismissals)
  const { isOpen: isLoggingIn } = useSnapshot(loginModal)
  const { question, notice, timedNotices } = useSnapshot(overlays)
  const isWanted = site?.index_modal && !list.includes('welcomeModal')
  if (!isWanted || isLoggingIn || question || notice !== null || timedNotices) return null
  return (
    <Suspense>
      <WelcomeDialog site={site} />
    </Suspense>
  )
}
