import { useSnapshot } from 'valtio'
import { intents } from '@/api/money/journal'
import { late } from '@/components/late'
import { useWelcome } from '@/components/site/useWelcome'
import type { getSite } from '@/contract/site'
import type { Data } from '@/contract/wire/endpoint'
import { loginModal } from '@/state/loginModal'
import { overlays } from '@/state/overlays'

/** With the sanitiser: a dialog in the middle that grew by its text would move 关闭 away from a press. */
const WelcomeDialog = late(async () => {
  const [{ WelcomeDialog: Whole }, { RichText }] = await Promise.all([
    import('./WelcomeDialog'),
    import('@/ui/RichText'),
  ])
  return {
    WelcomeDialog: ({ site }: { site: Data<typeof getSite> }) => <Whole site={site} Text={RichText} />,
  }
}, 'WelcomeDialog')

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
