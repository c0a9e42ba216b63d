import { send } from '@/api/send'
import { tellFailure } from '@/api/tellFailure'
import { getSupportUrl } from '@/contract/site'
import { externalUrl } from '@/lib/externalUrl'
import { openTab } from '@/lib/openTab'
import { toast } from '@/state/toasts'

/** Opens customer service in a new tab (spec 1 §7, D19, D20); call it inside the click. */
export async function openSupport(): Promise<void> {
  const tab = openTab()
  if (!tab) return toast.error('浏览器拦截了新窗口，请允许弹出窗口后重试')
  toast.info('正在链接人工客服')
  try {
    const { data } = await send(getSupportUrl, {})
    const url = externalUrl(data.url)
    if (url) return tab.go(url, true)
    toast.error('服务器异常，请稍后再试')
  } catch (error) {
    tellFailure(getSupportUrl, error, { isAskedFor: true })
  }
  tab.close()
}
