import { SessionOver } from '@/api/failures'
import { seconds } from '@/lib/durations'
import { toast } from '@/state/toasts'

/** Shows why no game can be opened, and returns the message. Toasts on this page stay 3 s, errors too (spec 1 §9). */
export function sayFailure(error: unknown): string {
  const isOver = error instanceof SessionOver || !(error instanceof Error)
  const reason = isOver ? '登录已过期，请重新登录' : error.message
  toast.error(reason, seconds(3))
  return reason
}
