import type { ReactNode } from 'react'
import { Button, type ButtonLook, type ButtonSize } from '@/ui/Button'
import { openSupport } from './openSupport'

type Props = {
  children?: ReactNode
  look?: ButtonLook
  size?: ButtonSize
  block?: boolean
  className?: string
}

/** A button that opens customer service, 联系客服 unless it says otherwise. */
export function SupportButton({ children = '联系客服', look = 'outline', ...props }: Props) {
  return (
    <Button look={look} {...props} onClick={() => void openSupport()}>
      {children}
    </Button>
  )
}
