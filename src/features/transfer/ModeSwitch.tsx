import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '@/api/useSubmit'
import { mergeMember } from '@/components/member/useMember'
import { getMember } from '@/contract/member'
import { setTransferMode } from '@/contract/wallet'
import { toast } from '@/state/toasts'
import styles from './ModeSwitch.module.css'

/** Switches between 免转模式 (on) and 转账模式, once the server confirms (spec 2 §2). */
export function ModeSwitch({ isSeamless }: { isSeamless: boolean | undefined }) {
  const client = useQueryClient()
  const { submit, isPending } = useSubmit(setTransferMode, { refreshes: [getMember] })

  const turn = async () => {
    const transferstatus = !isSeamless
    const reply = await submit({ transferstatus })
    if (!reply) return
    mergeMember(client, { transferstatus })
    toast.success(reply.message)
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isSeamless === true}
      aria-label="免转模式"
      aria-busy={isPending}
      disabled={isSeamless === undefined}
      className={styles.mode}
      onClick={() => void turn()}
    >
      <span data-on={isSeamless === false}>转账模式</span>
      <span data-on={isSeamless === true}>免转模式</span>
    </button>
  )
}
