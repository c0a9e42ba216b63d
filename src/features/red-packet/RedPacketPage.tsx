import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '@/api/query'
import { useIsMember } from '@/components/member/useIsMember'
import { CLOSED } from '@/components/site/openRedPacket'
import { getSite } from '@/contract/site'
import { currentTarget, navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { Loading } from '@/ui/Loading'
import { RedPacketScene } from './RedPacketScene'

/** The red-packet page, for members while the switch isn't 0; it checks both itself. */
export function RedPacketPage() {
  const isMember = useIsMember()
  // Refetch the switch: a cached one may be minutes old, and a cached 0 mustn't turn anyone away.
  const {
    data: site,
    isFetching,
    isFetchedAfterMount,
  } = useQuery({ ...query(getSite), refetchOnMount: 'always' })
  const isClosed = site?.redpacket_switch === 0 && isFetchedAfterMount && !isFetching

  useEffect(() => {
    if (!isMember) navigate(paths.login(currentTarget()), { replace: true })
  }, [isMember])
  useEffect(() => {
    if (!isMember || !isClosed) return
    toast.error(CLOSED)
    navigate(paths.home, { replace: true })
  }, [isMember, isClosed])

  if (!isMember || isClosed) return null
  return site && site.redpacket_switch !== 0 ? <RedPacketScene /> : <Loading />
}
