import { useSnapshot } from 'valtio'
import { useIsMember } from '@/components/member/useIsMember'
import { useHashSearch } from '@/navigation/hashLocation'
import { loginModal } from '@/state/loginModal'
import { Loading } from '@/ui/Loading'
import { AskToLogIn } from './AskToLogIn'
import { launchOf } from './launch'
import { LaunchFrame } from './LaunchFrame'
import { useLaunch } from './useLaunch'

/**
 * `/gamePage`: sends this tab to a game or the agents' login, showing only a spinner (spec 1 §2). Visitors log in
 * first; the launch waits until the dialog closes, as the member may still be refused.
 */
export function GameLaunchPage() {
  const search = useHashSearch()
  const isMember = useIsMember()
  const { isOpen: isLoggingIn } = useSnapshot(loginModal)
  return isMember && !isLoggingIn ? <Launching key={search} search={search} /> : <AskToLogIn />
}

function Launching({ search }: { search: string }) {
  const { standing, reason } = useLaunch(launchOf(search))
  if (standing === 'blank') return null
  return (
    <LaunchFrame hasWayBack={standing !== 'opening'}>
      {standing === 'opening' && <Loading label="正在前往打开游戏页面" />}
      {standing !== 'opening' && <p>{reason}</p>}
      {standing === 'still here' && <p>您可以关闭此页面</p>}
    </LaunchFrame>
  )
}
