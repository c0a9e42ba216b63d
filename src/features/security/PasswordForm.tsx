import { useWatch } from 'react-hook-form'
import { NetworkFailure, RefusedError } from '@/api/failures'
import { useSubmit } from '@/api/useSubmit'
import { PaymentPasswordField } from '@/components/forms/PaymentPasswordField'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { useMemberPart } from '@/components/member/useMember'
import { useIsShown } from '@/lib/useIsShown'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { endSession } from '@/state/session'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { PasswordField } from '@/ui/forms/PasswordField'
import layout from '@/ui/layout.module.css'
import {
  isUnchanged,
  NO_PASSWORDS,
  PASSWORDS,
  passwordSchema,
  type PasswordKind,
  type PasswordValues,
} from './passwordRules'

type Props = {
  kind: PasswordKind
  /** Called once a payment password is saved, while the form is there; a new login password leaves the page. */
  onSaved: () => void
}

/** Changes one of the passwords. Clears the input after a refusal and on unmount. */
export function PasswordForm({ kind, onSaved }: Props) {
  const { rule, keeps } = PASSWORDS[kind]
  const { register, control, reset, getValues, setError, setFocus, onValid, errorOf, leftOut } =
    useValidatedForm(passwordSchema(kind), NO_PASSWORDS, { keeps })
  const typed = useWatch({ control })
  const account = useMemberPart((member) => member.username) ?? ''
  const clear = () => reset(NO_PASSWORDS)
  const { change, isPending } = useChangePassword(kind, {
    clear,
    refuse: (message) => setError(/错误|[原旧]|不正确/.test(message) ? 'current' : 'next', { message }),
    onSaved,
  })

  const submit = onValid(change)
  const clearUnchanged = () => {
    // The seventh rule also clears the form, but keeps its message.
    if (isUnchanged(kind, getValues())) reset(NO_PASSWORDS, { keepErrors: true })
  }

  const field = (name: keyof PasswordValues) => ({
    ...register(name),
    error: errorOf(name),
    hint: leftOut(name),
  })
  const entry = (label: string, name: keyof PasswordValues, limit?: string) =>
    kind === 'payment' ? (
      <PaymentPasswordField {...field(name)} typed={typed[name] ?? ''} label={label} limit={limit} />
    ) : (
      <PasswordField
        {...field(name)}
        label={label}
        limit={limit}
        autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      />
    )

  return (
    <Form
      busy={isPending}
      className={layout.stack}
      onSubmit={(event) => void submit(event).then(clearUnchanged)}
    >
      {/* Tells a password manager whose password this is. */}
      {kind === 'login' && <input hidden readOnly autoComplete="username" value={account} />}
      {entry('当前密码', 'current')}
      {entry('新密码', 'next', rule)}
      {entry('确认新密码', 'confirm')}
      <div className={layout.cluster}>
        <Button type="submit" size="lg" busy={isPending}>
          提交
        </Button>
        <Button
          look="outline"
          size="lg"
          onClick={() => {
            clear()
            setFocus('current')
          }}
        >
          重置
        </Button>
      </div>
    </Form>
  )
}

type Then = { clear: () => void; refuse: (message: string) => void; onSaved: () => void }

/**
 * Changes a password; a new login password logs out. `clear` empties the form after a refusal, `refuse` shows what the server said
 * against a password at its field.
 */
function useChangePassword(kind: PasswordKind, { clear, refuse, onSaved }: Then) {
  const {
    submit,
    isPending,
    reset: forget,
  } = useSubmit(PASSWORDS[kind].endpoint, {
    onError: (error) => {
      // Offline nothing was sent: keep the input.
      if (!(error instanceof NetworkFailure) || error.sent) clear()
      if (error instanceof RefusedError && error.message.includes('密码')) refuse(error.message)
    },
  })

  const isShown = useIsShown()
  const change = async (values: PasswordValues) => {
    const reply = await submit(values)
    // The finished mutation holds passwords.
    forget()
    if (!reply) return
    toast.success('密码修改成功！')
    if (kind === 'payment') {
      if (isShown.current) onSaved()
      return
    }
    // Leave the page first, or its guard asks for a login.
    navigate(paths.home, { quiet: true })
    endSession()
    openLogin()
  }
  return { change, isPending }
}
