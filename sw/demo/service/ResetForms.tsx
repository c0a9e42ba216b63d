import { useEffect } from 'react'
import * as z from 'zod/mini'
import { typed, typedLine, typedText } from '@/components/forms/typed'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { loginPassword } from '@/contract/values/loginPassword'
import { NEW_PASSWORD_RULES } from '@/contract/values/registration'
import { withoutMarks } from '@/contract/values/typed'
import { inOrder } from '@/lib/inOrder'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { PasswordField } from '@/ui/forms/PasswordField'
import { TextField } from '@/ui/forms/TextField'
import { tellDesk } from './chat'

type Act = (work: () => Promise<unknown>) => Promise<boolean>

const namesSchema = z.object({ account: typedLine, realname: typedText }).check(
  inOrder([
    ['account', ({ account }) => account !== '', '请输入账号'],
    ['realname', ({ realname }) => realname !== '', '请输入真实姓名'],
  ]),
)

/** Asks for a new password; `onSent` runs once the desk has it. */
export function AskForReset({ act, onSent }: { act: Act; onSent: () => void }) {
  const { register, onValid, errorOf, setFocus } = useValidatedForm(namesSchema, {
    account: '',
    realname: '',
  })
  useEffect(() => setFocus('account'), [setFocus])
  const send = onValid(async (names) => {
    if (await act(() => tellDesk('reset', names))) onSent()
  })
  return (
    <Form className="fields framed" busy={false} onSubmit={(event) => void send(event)}>
      <h3>重置登录密码</h3>
      <p className="quiet">客服核对账号与真实姓名后，您可在此设置新密码。客服不会索要您的原密码。</p>
      <TextField
        {...register('account')}
        label="账号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('account')}
      />
      <TextField {...register('realname')} label="真实姓名" autoComplete="off" error={errorOf('realname')} />
      <Button type="submit">提交申请</Button>
    </Form>
  )
}

const password = typed(withoutMarks)
const passwordsSchema = z.object({ password, confirmPass: password }).check(inOrder(NEW_PASSWORD_RULES))

/** Sets the new password that the desk has approved. */
export function NewPassword({ act }: { act: Act }) {
  const { register, onValid, errorOf } = useValidatedForm(passwordsSchema, { password: '', confirmPass: '' })
  const send = onValid(
    async ({ confirmPass: confirm, ...rest }) =>
      void (await act(() => tellDesk('password', { ...rest, confirm }))),
  )
  return (
    <Form className="fields framed" busy={false} onSubmit={(event) => void send(event)}>
      <h3>设置新的登录密码</h3>
      <p className="quiet">设置后，此账号在其他设备上的登录全部失效。</p>
      <PasswordField
        {...register('password')}
        label="新密码"
        limit={`${loginPassword.words}字母和数字`}
        autoComplete="new-password"
        error={errorOf('password')}
      />
      <PasswordField
        {...register('confirmPass')}
        label="确认新密码"
        autoComplete="new-password"
        error={errorOf('confirmPass')}
      />
      <Button type="submit">设置新密码</Button>
    </Form>
  )
}
