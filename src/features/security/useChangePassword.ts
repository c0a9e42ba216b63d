import { NetworkFailure } from '@/api/failures'
import { useSubmit } from '@/api/useSubmit'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { endSession } from '@/state/session'
import { toast } from '@/state/toasts'
import { PASSWORDS, type PasswordKind, type PasswordValues } from './passwordRules'

/** Changes a password; a new login password logs out. `clear` empties the form after success and refusal. */
export function useChangePassword(kind: PasswordKind, clear: () => void) {
  const {
    submit,
    isPending,
    reset: forget,
  } = useSubmit(PASSWORDS[kind].endpoint, {
    onError: (error) => {
      // Offline nothing was sent: keep the input (D24).
      if (!(error instanceof NetworkFailure) || error.sent) clear()
    },
  })

  const change = async (values: PasswordValues) => {
    const reply = await submit(values)
    // The finished mutation holds passwords.
    forget()
    if (!reply) return
    toast.success('密码修改成功！')
    if (kind === 'payment') return clear()
    // D46. Leave the page first, or its guard asks for a login.
    navigate(paths.home, { quiet: true })
    endSession()
    openLogin()
  }
  return { change, isPending }
}
