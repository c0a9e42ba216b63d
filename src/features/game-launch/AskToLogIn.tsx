import { useEffect } from 'react'
import { openLogin } from '@/state/loginModal'
import { Button } from '@/ui/Button'
import { LaunchFrame } from './LaunchFrame'

/** What a visitor finds in the tab: the login dialog, and behind it the same offer once more. */
export function AskToLogIn() {
  useEffect(openLogin, [])
  return (
    <LaunchFrame hasWayBack>
      <p>请先登录，登录后将为您打开页面</p>
      <Button onClick={openLogin}>登录</Button>
    </LaunchFrame>
  )
}
