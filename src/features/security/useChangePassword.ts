import { NetworkFailure } from '@/api/failures'
import { useSubmit } from '@/api/useSubmit'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { endSession } from '@/state/session'
import { toast } from '@/state/toasts'
import { PASSWORDS, type PasswordKind, type PasswordValues } from './passwordRules'

/** The change of one password and what follows it; `clear` empties the form when it is done and when it was refused. */
export function useChangePassword(kind: PasswordKind, clear: () => void) {
  const {
    submit,
    isPending,
    reset: forget,
  } = useSubmit(PASSWORDS[kind].endpoint, {
    onError: (error) => {
      // Nothing has left this device while it is offline: what was typed stays (D24).
      if (!(error instanceof NetworkFailure) || error.sent) clear()
    },
  })

  const change = async (values: PasswordValues) => {
    const reply = await submit(values)
    // The finished request holds passwords.
    forget()
    if (!reply) return
    toast.success('密码修改成功！')
    if (kind === 'payment') return clear()
    // D46; the page is left first, or its guard would ask for a login by itself.
    navigate(paths.home, { quiet: true })
    endSession()
    openLogin()
  }
  return { change, isPending }
}
