import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { saveBaseAddress } from '@/api/lines'
import { useSubmit } from '@/api/useSubmit'
import { register } from '@/contract/session'
import { referrer, rememberReferrer } from '@/state/referral'
import { toast } from '@/state/toasts'
import { enterSession } from './enterSession'
import type { RegisterValues } from './registerForm'

/** Returns a function that registers and logs in (spec 1 §4). Resolves to false once a failure has been shown. */
export function useRegister() {
  const client = useQueryClient()
  const asked = useSearchParams()[0].get('pid')
  const { submit } = useSubmit(register)

  return async (values: RegisterValues): Promise<boolean> => {
    saveBaseAddress()
    rememberReferrer(asked)
    const pid = referrer()
    const reply = await submit({ ...values, ...(pid !== null && { pid }) })
    if (!reply || !(await enterSession(client, reply.data.token))) return false
    // Spec 1 §8: the server's message, in success styling.
    toast.success(reply.message)
    return true
  }
}
