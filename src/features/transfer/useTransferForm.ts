import { useEffect, useState } from 'react'
import { useMemberPart } from '@/components/member/useMember'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { MAIN_WALLET } from '@/contract/wallet'
import { toast } from '@/state/toasts'
import { emptyTransfer, TRANSFER_FIELDS, transferSchema } from './transferRules'

const GONE = '所选场馆已不存在，请重新选择'

/**
 * State of the transfer form; the input survives a 401 (D45). A venue that disappears from the list is replaced by the
 * main wallet with a message; main wallet to main wallet is then refused.
 */
export function useTransferForm(venues: readonly { platname: string }[]) {
  const account = useMemberPart((member) => member.username) ?? ''
  const [start] = useState(() => emptyTransfer(venues))
  const form = useValidatedForm(transferSchema, start, {
    draft: { account, fields: ['from', 'to', 'amount'] },
    keeps: TRANSFER_FIELDS,
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
