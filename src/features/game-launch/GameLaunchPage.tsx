import { useEffect, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { useIsMember } from '@/components/member/useIsMember'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { loginModal, openLogin } from '@/state/loginModal'
import { Button, buttonClass } from '@/ui/Button'
import { Loading } from '@/ui/Loading'
import shared from '@/ui/shared.module.css'
import styles from './GameLaunchPage.module.css'
import { launchOf } from './launch'
import { useLaunch } from './useLaunch'

/**
 * `/gamePage`: sends this tab to a game or the agents' login, showing only a spinner. Visitors log in
 * first; the launch waits until the dialog closes, as the member may still be refused.
 */
export function GameLaunchPage() {
  const search = useSearch()
  const isMember = useIsMember()
  const { isOpen: isLoggingIn } = useSnapshot(loginModal)
  return isMember && !isLoggingIn ? <Launching key={search} search={search} /> : <AskToLogIn />
}

function Launching({ search }: { search: string }) {
  const { standing, reason, app } = useLaunch(launchOf(search))
  if (standing === 'blank') return null
  return (
    <LaunchFrame hasWayBack={standing !== 'opening'}>
      {standing === 'opening' && <Loading label="正在前往打开游戏页面" />}
      {standing === 'app' && (
        <>
          <p>请在应用中继续</p>
          {/* Browsers open other apps at a press only. */}
          <a href={app} className={buttonClass()}>
            打开应用
          </a>
        </>
      )}
      {reason !== '' && <p role={standing === 'limited' ? 'alert' : undefined}>{reason}</p>}
      {standing === 'limited' && (
        <Link href={paths.limits} className={buttonClass({ look: 'outline' })}>
          理性娱乐
        </Link>
      )}
      {standing === 'still here' && <p>您可以关闭此页面</p>}
    </LaunchFrame>
  )
}

/** Shown to visitors: opens the login dialog, and offers it again behind it. */
function AskToLogIn() {
  useEffect(openLogin, [])
  return (
    <LaunchFrame hasWayBack>
      <p>请先登录，登录后将为您打开页面</p>
      <Button onClick={openLogin}>登录</Button>
    </LaunchFrame>
  )
}

/** Centres a message in an empty tab, with a link to the portal below it. */
function LaunchFrame({ hasWayBack, children }: { hasWayBack: boolean; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={shared.srOnly}>
        打开游戏
      </h1>
      {children}
      {hasWayBack && (
        <Link href={paths.home} className={shared.link}>
          返回大厅
        </Link>
      )}
    </div>
  )
}
