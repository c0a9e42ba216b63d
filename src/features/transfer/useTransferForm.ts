import { useEffect, useState } from 'react'
import { useMemberPart } from '@/components/member/useMember'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { MAIN_WALLET } from '@/contract/wallet'
import { toast } from '@/state/toasts'
import { emptyTransfer, transferSchema } from './transferRules'

const GONE = '所选场馆已不存在，请重新选择'

/**
 * The form of a transfer; what is typed survives a 401 (D45). A venue that the poll no longer lists is not chosen any
 * more, and that is said; what is left, the platform wallet on both sides, is refused until another is chosen.
 */
export function useTransferForm(venues: readonly { platname: string }[]) {
  const account = useMemberPart((member) => member.username) ?? ''
  const [start] = useState(() => emptyTransfer(venues))
  const form = useValidatedForm(transferSchema, start, {
    draft: { account, fields: ['from', 'to', 'amount'] },
  })
  const { getValues, setValue, setError } = form

  useEffect(() => {
    for (const side of ['from', 'to'] as const) {
      const chosen = getValues(side)
      if (chosen === MAIN_WALLET || venues.some(({ platname }) => platname === chosen)) continue
      setValue(side, MAIN_WALLET)
      setError(side, { message: GONE })
      toast.warning(GONE)
    }
  }, [venues, getValues, setValue, setError])

  return form
}
