import { send } from '@/api/send'
import { getVisitUrl } from '@/contract/site'
import { externalUrl } from '@/lib/externalUrl'
import { referrer } from '@/state/referral'

/** Asks once for this visitor's address and goes there with the pid; ignores failures and invalid answers. */
export async function followVisitUrl(): Promise<void> {
  try {
    const { data } = await send(getVisitUrl, {})
    const address = externalUrl(data.url)
    if (address === null) return
    const url = new URL(address)
    if (url.origin === location.origin) return
    const pid = referrer()
    if (pid !== null) url.searchParams.set('pid', pid)
    // Replace, so that Back doesn't lead here and forward again.
    location.replace(url.href)
  } catch {
    // Stay here.
  }
}
