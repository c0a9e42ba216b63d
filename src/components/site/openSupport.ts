import { NetworkFailure, tellFailure } from '@/api/failures'
import { send } from '@/api/send'
import { getSupportUrl } from '@/contract/site'
import { openTab } from '@/lib/openTab'
import { tabNotice } from '@/lib/tabNotice'
import { toast } from '@/state/toasts'
import { tellBlocked } from './openAppTab'

const LINKING = '正在链接人工客服'

const loadOpening = () =>
  import('./opening').catch(() => {
    throw new NetworkFailure(true)
  })

/** Opens customer service in a new tab, which says so until its address is known and has loaded; call it inside the click. */
export async function openSupport(): Promise<void> {
  const tab = openTab({ draw: tabNotice(LINKING) })
  if (!tab) return tellBlocked()
  toast.info(LINKING)
  try {
    const [{ data }, { openableOf }] = await Promise.all([send(getSupportUrl, {}), loadOpening()])
    const { kind, url } = openableOf(data.url)
    // The tab may be closed by now.
    if (kind === 'page') return void (tab.go(url, true) || tellBlocked())
    toast.info('客服在其他应用中', { label: '打开应用', href: url })
  } catch (error) {
    tellFailure(getSupportUrl, error, { isAskedFor: true })
  }
  tab.close()
}
