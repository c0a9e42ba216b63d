import { changeLimits, type OwnLimits } from '@/state/playLimits'
import { toast } from '@/state/toasts'

/** Changes an account's limits, with a message where the browser can't keep them. */
export function saveLimits(key: string, change: (own: OwnLimits) => Partial<OwnLimits>): boolean {
  const isKept = changeLimits(key, change)
  if (!isKept) toast.warning('浏览器无法保存设置，关闭本页后失效')
  return isKept
}
