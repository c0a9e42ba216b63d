import { send } from '@/api/send'
import { getVisitUrl } from '@/contract/site'
import { externalUrl } from '@/lib/externalUrl'
import { referrer } from '@/state/referral'

/** Asks once where this visitor belongs and sends him there, pid appended; any other answer means nothing (D18). */
export async function followVisitUrl(): Promise<void> {
  try {
    const { data } = await send(getVisitUrl, {})
    const address = externalUrl(data.url)
    if (address === null) return
    const url = new URL(address)
    if (url.origin === location.origin) return
    const pid = referrer()
    if (pid !== null) url.searchParams.set('pid', pid)
    // In place of this entry: 返回 there does not lead here, and on again.
    location.replace(url.href)
  } catch {
    // refused, unreadable or unreachable: he is right here
  }
}
