import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RefusedError, UnknownOutcome } from '@/api/failures'
import { query } from '@/api/query'
import { learnServerTime, serverNow } from '@/api/serverClock'
import { useSubmit } from '@/api/useSubmit'
import { getRedPackets, grabRedPacket } from '@/contract/redPackets'
import { formatMoney } from '@/lib/formatMoney'
import { useIsShown } from '@/lib/useIsShown'
import { useSingleRun } from '@/lib/useSingleRun'
import { session } from '@/state/session'
import { toast } from '@/state/toasts'
import { refuseGrab, type PopUp } from './grab'

/** The member's grabs and windows; fresh on each return to the tab, since grabs happen in one of their own. */
export const useRedPackets = () =>
  useQuery({ ...query(getRedPackets), staleTime: 0, refetchOnWindowFocus: 'always' })

/**
 * Returns the grab action and the resulting pop-up. A grab first waits for a running read and for the server's time:
 * saved figures and the device's clock may be hours off. A refusal opens the pop-up with the server's message; a lost
 * response is reported as in spec 2 §8, beside the unknown-outcome dialog. Refetches the figures either way.
 */
export function useGrab({ isFetching, data, refetch }: ReturnType<typeof useRedPackets>) {
  const [popUp, setPopUp] = useState<PopUp | null>(null)
  const isShown = useIsShown()
  /** Told by a toast once the page has been left or has broken. */
  const tell = (outcome: PopUp, text: string) => {
    if (isShown.current) setPopUp(outcome)
    else if (outcome.kind === 'won') toast.success(text)
    else toast.error(text)
  }
  useEffect(() => void learnServerTime(), [])
  const { submit, isPending } = useSubmit(grabRedPacket, {
    onError: (error) => {
      if (error instanceof RefusedError) tell({ kind: 'short', message: error.message }, error.message)
      if (error instanceof UnknownOutcome) toast.error('服务器异常，请稍后再试')
    },
  })

  const { run: grab, isRunning } = useSingleRun(async () => {
    const { epoch } = session
    const [packets] = await Promise.all([
      isFetching ? refetch({ cancelRefetch: false }).then((read) => read.data) : data,
      learnServerTime(),
    ])
    if (!packets || session.epoch !== epoch) return
    const refused = refuseGrab(packets, serverNow())
    if (refused) return setPopUp(refused)
    const reply = await submit({})
    if (!reply) return
    const amount = reply.data.redpacketmoney
    tell({ kind: 'won', amount }, `抢到红包 ¥ ${formatMoney(amount)}，已存入主账户`)
  })
  return { grab, isPending: isPending || isRunning, popUp, close: () => setPopUp(null) }
}
