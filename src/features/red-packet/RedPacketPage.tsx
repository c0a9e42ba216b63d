import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '@/api/query'
import { useIsMember } from '@/components/member/useIsMember'
import { getSite } from '@/contract/site'
import { currentTarget, navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { Loading } from '@/ui/Loading'
import { RedPacketScene } from './RedPacketScene'

/** The red packets, for members only and while the switch is not 0: the page sees to both itself (spec 1 §2, D30). */
export function RedPacketPage() {
  const isMember = useIsMember()
  // The switch as it is now: a stored one may be minutes old, and a stored 0 sends nobody away.
  const { data: site, isFetching } = useQuery({ ...query(getSite), refetchOnMount: 'always' })
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
