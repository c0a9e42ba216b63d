import { useEffect } from 'react'
import { openLogin } from '@/state/loginModal'
import { Button } from '@/ui/Button'
import { LaunchFrame } from './LaunchFrame'

/** Shown to visitors: opens the login dialog, and offers it again behind it. */
export function AskToLogIn() {
  useEffect(openLogin, [])
  return (
    <LaunchFrame hasWayBack>
      <p>请先登录，登录后将为您打开页面</p>
      <Button onClick={openLogin}>登录</Button>
    </LaunchFrame>
  )
}
