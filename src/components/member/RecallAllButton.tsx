import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '@/api/useSubmit'
import { recallAll } from '@/contract/wallet'
import { toast } from '@/state/toasts'
import type { ButtonLook, ButtonSize } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { ServerButton } from '@/ui/ServerButton'
import { mergeMember } from './useMember'

type Props = { children: string; look?: ButtonLook; size?: ButtonSize; className?: string | undefined }

/** Recalls all venue balances. A money call: afterwards every read of the member is refetched. */
export function RecallAllButton({ children, look = 'outline', size = 'md', className }: Props) {
  const client = useQueryClient()
  const { submit, isPending } = useSubmit(recallAll)
  const recall = async () => {
    const reply = await submit({})
    if (!reply) return
    mergeMember(client, reply.data)
    toast.success(reply.message)
  }
  return (
    <ServerButton
      look={look}
      size={size}
      className={className}
      busy={isPending}
      onClick={() => void recall()}
    >
      {!isPending && <Icon name="sync" size={size === 'sm' ? 16 : 18} />}
      {children}
    </ServerButton>
  )
}
