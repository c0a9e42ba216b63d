import { toast } from '@/state/toasts'

/**
 * Runs `work` in one tab of this device at a time. Resolves to null, with a message, while another tab holds the lock. Without
 * locks (insecure contexts, blocked storage) it always runs.
 */
export async function inOneTab<T>(lock: string, work: () => Promise<T>): Promise<T | null> {
  if (!navigator.locks) return work()
  let wasAsked = false
  try {
    return await navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
      wasAsked = true
      if (held) return work()
      toast.warning('另一窗口正在提交，请稍候')
      return null
    })
  } catch (error) {
    if (wasAsked) throw error
    return work()
  }
}
