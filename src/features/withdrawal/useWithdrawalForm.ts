import { useEffect } from 'react'
import { KNOWN_PIN } from '@/components/forms/keep'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { useMemberPart } from '@/components/member/useMember'
import type { AccountKind } from '@/components/payouts/accountKinds'
import type { PayoutAccount } from '@/contract/payouts'
import { NO_WITHDRAWAL, withdrawalSchema, type Terms } from './withdrawalRules'

const GONE = '所选账户已不存在，请重新选择'

/**
 * State of the withdrawal form. Another kind keeps only the amount; an account that disappears is deselected with a
 * message. The amount survives the end of the session.
 */
export function useWithdrawalForm(kind: AccountKind, accounts: PayoutAccount[] | undefined, terms: Terms) {
  const account = useMemberPart((member) => member.username) ?? ''
  const form = useValidatedForm(withdrawalSchema(kind, terms), NO_WITHDRAWAL, {
    draft: { account, fields: ['amount'] },
    keeps: { password: KNOWN_PIN },
  })
  const { getValues, setValue, setError, clearErrors } = form

  useEffect(() => {
    setValue('account', '')
    setValue('password', '')
    clearErrors()
  }, [kind, setValue, clearErrors])

  useEffect(() => {
    // Read here, not in render: the effect above has already dropped another kind's account.
    const chosen = getValues('account')
    if (!accounts || chosen === '' || accounts.some(({ id }) => String(id) === chosen)) return
    setValue('account', '')
    setError('account', { message: GONE })
  }, [accounts, getValues, setValue, setError])

  return form
}
