import type { ButtonLook, ButtonSize } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { ServerButton } from '@/ui/ServerButton'
import { useRecall } from './useRecall'

type Props = { children: string; look?: ButtonLook; size?: ButtonSize; className?: string | undefined }

/** Recalls all venue balances. A money call: afterwards every read of the member is refetched. */
export function RecallAllButton({ children, look = 'outline', size = 'md', className }: Props) {
  const { recall, isPending } = useRecall()
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
