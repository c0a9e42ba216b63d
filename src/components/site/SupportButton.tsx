import type { ReactNode } from 'react'
import { Button, type ButtonLook, type ButtonSize } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { openSupport } from './openSupport'

type Props = {
  children?: ReactNode
  look?: ButtonLook
  size?: ButtonSize
  block?: boolean
  className?: string | undefined
}

/** A button that opens customer service, labelled 联系客服 by default. */
export function SupportButton({ children, look = 'outline', ...props }: Props) {
  return (
    <Button look={look} {...props} onClick={() => void openSupport()}>
      {children ?? (
        <>
          {look !== 'text' && <Icon name="headset" size={18} />}
          联系客服
        </>
      )}
    </Button>
  )
}
