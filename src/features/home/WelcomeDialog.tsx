import { DEFAULT_TITLE } from '@/components/site/useSite'
import { WelcomeText } from '@/components/site/WelcomeText'
import type { Data } from '@/contract/wire/endpoint'
import type { getSite } from '@/contract/site'
import { dismiss } from '@/state/dismissals'
import { Dialog } from '@/ui/Dialog'

/** The welcome modal; closing it dismisses it for good. */
export function WelcomeDialog({ site }: { site: Data<typeof getSite> }) {
  const close = () => dismiss('welcomeModal')
  return (
    <Dialog title={`欢迎来到${site.title || DEFAULT_TITLE}`} onClose={close} middle>
      <WelcomeText site={site} onLeave={close} />
    </Dialog>
  )
}
