import { useEffect } from 'react'
import { useIsMember } from '@/components/useIsMember'
import { useSite } from '@/components/useSite'
import { currentTarget, navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { Loading } from '@/ui/Status'
import { RedPacketScene } from './RedPacketScene'

/** The red packets, for members only and while the switch is not 0: the page sees to both itself (spec 1 §2, D30). */
export function RedPacketPage() {
  const isMember = useIsMember()
  const { data: site, isFetching } = useSite()
  // A stored 0 is asked again before anybody is sent away for it.
  const isClosed = site?.redpacket_switch === 0 && !isFetching

  useEffect(() => {
    if (!isMember) navigate(paths.login(currentTarget()), { replace: true })
  }, [isMember])
  useEffect(() => {
    if (!isMember || !isClosed) return
    toast.error('红包已关闭')
    navigate(paths.home, { replace: true })
  }, [isMember, isClosed])

  if (!isMember || isClosed) return null
  return site && site.redpacket_switch !== 0 ? <RedPacketScene /> : <Loading />
}
