import type { ComponentProps } from 'react'
import { DEFAULT_TITLE } from '@/components/site/useSite'
import { WelcomeText } from '@/components/site/WelcomeText'
import type { getSite } from '@/contract/site'
import type { Data } from '@/contract/wire/endpoint'
import { dismiss } from '@/state/dismissals'
import { Dialog } from '@/ui/Dialog'

type Props = { site: Data<typeof getSite>; Text?: ComponentProps<typeof WelcomeText>['Text'] }

/** The welcome modal; closing it dismisses it for good. */
export function WelcomeDialog({ site, Text }: Props) {
  const close = () => dismiss('welcomeModal')
  return (
    <Dialog title={`欢迎来到${site.title || DEFAULT_TITLE}`} onClose={close} middle>
      <WelcomeText site={site} onLeave={close} {...(Text && { Text })} />
    </Dialog>
  )
}
