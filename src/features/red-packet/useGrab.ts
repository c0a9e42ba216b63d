import { useEffect, useState } from 'react'
import { RefusedError, UnknownOutcome } from '@/api/failures'
import { learnServerTime, serverNow } from '@/api/serverClock'
import { useSubmit } from '@/api/useSubmit'
import type { Data } from '@/contract/endpoint'
import { grabRedPacket, type getRedPackets } from '@/contract/redPackets'
import { toast } from '@/state/toasts'
import { refuseGrab, type PopUp } from './grab'

/**
 * Grabs one, and which pop-up that came to (D30), its windows by the server's clock. A refusal opens the pop-up with the server's message; a lost answer is
 * told as spec 2 §8 says, beside the dialog of the unknown outcome (D24). The figures are read again either way.
 */
export function useGrab(packets: Data<typeof getRedPackets> | undefined) {
  const [popUp, setPopUp] = useState<PopUp | null>(null)
  useEffect(() => void learnServerTime(), [])
  const { submit, isPending } = useSubmit(grabRedPacket, {
    onError: (error) => {
      if (error instanceof RefusedError) setPopUp({ kind: 'short', message: error.message })
      if (error instanceof UnknownOutcome) toast.error('服务器异常，请稍后再试')
    },
  })

  const grab = async () => {
    if (!packets) return
    const refused = refuseGrab(packets, serverNow())
    if (refused) return setPopUp(refused)
    const reply = await submit({})
    if (reply) setPopUp({ kind: 'won', amount: reply.data.redpacketmoney })
  }
  return { grab, isPending, popUp, close: () => setPopUp(null) }
}
