import { SessionOver } from '@/api/failures'
import { seconds } from '@/lib/durations'
import { toast } from '@/state/toasts'

/** Says why no game can be opened. Toasts of this page stay 3 s, errors too (spec 1 §9). */
export function sayFailure(error: unknown): void {
  const isOver = error instanceof SessionOver || !(error instanceof Error)
  toast.error(isOver ? '登录已过期，请重新登录' : error.message, seconds(3))
}
