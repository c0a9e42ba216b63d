import { useEffect } from 'react'
import * as z from 'zod/mini'
import { typedText } from '@/components/forms/typed'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { PasswordField } from '@/ui/forms/PasswordField'
import { TextField } from '@/ui/forms/TextField'
import { tellDesk } from './chat'

type Act = (work: () => Promise<unknown>) => Promise<boolean>

/** Asks for a new password; `onSent` runs once the desk has it. */
export function AskForReset({ act, onSent }: { act: Act; onSent: () => void }) {
  const { register, onValid, setFocus } = useValidatedForm(
    z.object({ account: typedText, realname: typedText }),
    {
      account: '',
      realname: '',
    },
  )
  useEffect(() => setFocus('account'), [setFocus])
  const send = onValid(async (names) => {
    if (await act(() => tellDesk('reset', names))) onSent()
  })
  return (
    <Form className="fields framed" busy={false} onSubmit={(event) => void send(event)}>
      <h3>重置登录密码</h3>
      <p className="quiet">客服核对账号与真实姓名后，您可在此设置新密码。客服不会索要您的原密码。</p>
      <TextField {...register('account')} label="账号" autoComplete="username" />
      <TextField {...register('realname')} label="真实姓名" autoComplete="off" />
      <Button type="submit">提交申请</Button>
    </Form>
  )
}

/** Sets the new password that the desk has approved; the server has its rules. */
export function NewPassword({ act }: { act: Act }) {
  const { register, onValid } = useValidatedForm(z.object({ password: z.string(), confirm: z.string() }), {
    password: '',
    confirm: '',
  })
  const send = onValid(async (passwords) => void (await act(() => tellDesk('password', passwords))))
  return (
    <Form className="fields framed" busy={false} onSubmit={(event) => void send(event)}>
      <h3>设置新的登录密码</h3>
      <p className="quiet">设置后，此账号在其他设备上的登录全部失效。</p>
      <PasswordField {...register('password')} label="新密码" autoComplete="new-password" />
      <PasswordField {...register('confirm')} label="确认新密码" autoComplete="new-password" />
      <Button type="submit">设置新密码</Button>
    </Form>
  )
}
