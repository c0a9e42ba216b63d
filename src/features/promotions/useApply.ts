import { useQueryClient } from '@tanstack/react-query'
import { RefusedError } from '@/api/failures'
import { invalidate, query } from '@/api/query'
import { useSubmit } from '@/api/useSubmit'
import { applyForPromotion, getPromotion } from '@/contract/promotions'
import type { Money } from '@/contract/values/money'
import { toast } from '@/state/toasts'
import { wireId } from './addressValues'

/** Why not once more after a success, unless the server's own reason comes. */
export const APPLIED = '申请已提交，结果见申请记录'

/**
 * Applies for a promotion. The server's message is a success toast whatever the code: shown here on 200, by
 * `tellFailure` on a refusal (D13). `onAnswer` runs once the server has responded, but not if the response was lost; `onDone` after a
 * success, when the same application makes no sense again.
 */
export function useApply(id: string, { onAnswer, onDone }: { onAnswer?: () => void; onDone: () => void }) {
  const client = useQueryClient()
  const { submit, isPending } = useSubmit(applyForPromotion, {
    refreshes: [getPromotion],
    onError: (error) => {
      if (!(error instanceof RefusedError)) return
      onAnswer?.()
      // The detail may tell now why the member can't apply.
      void invalidate(client, getPromotion)
    },
  })
  const apply = async (amount?: Money) => {
    const title = client.getQueryData(query(getPromotion, { id: wireId(id) }).queryKey)?.title
    const facts: [string, string][] = title ? [['活动', title]] : []
    const reply = await submit({ activityid: wireId(id), ...(amount && { amount }) }, { facts })
    if (!reply) return
    onAnswer?.()
    onDone()
    toast.success(reply.message)
  }
  return { apply, isPending }
}
