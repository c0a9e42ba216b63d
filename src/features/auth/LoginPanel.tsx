import { useState, type ReactNode } from 'react'
import { age } from '@/contract/texts/brandTexts'
import { Link } from '@/navigation/Link'
import { CaptchaField, Refusal } from './CaptchaField'
import { pauseOfAccount } from '@/components/limits/words'
import { openSupport } from '@/components/site/openSupport'
import type { Keeps } from '@/components/forms/useKeptFields'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { paths } from '@/navigation/paths'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { Form } from '@/ui/forms/Form'
import { PasswordField } from '@/ui/forms/PasswordField'
import shared from '@/ui/shared.module.css'
import { TextField } from '@/ui/forms/TextField'
import styles from './LoginPanel.module.css'
import { loginSchema, type LoginValues } from './loginRules'
import { rememberedAccount } from './rememberedAccount'
import { useCaptcha, useCaptchaSubmit } from './useCaptchaSubmit'
import { useLogin } from './enterSession'

type Props = {
  heading: ReactNode
  /** What the fields keep. */
  keeps: Keeps<LoginValues>
  /** Called after a successful login; the button stays busy until it is done. */
  onDone: () => void | Promise<void>
  /** Called when a link in the form is followed. */
  onLeave?: () => void
  /** Shown below 立即登录. */
  children?: ReactNode
}

/** The login form, shared by the dialog and the page (spec 1 §2). */
export function LoginPanel({ heading, keeps, onDone, onLeave, children }: Props) {
  const [kept] = useState(rememberedAccount)
  const [remembers, setRemembers] = useState(kept !== '')
  const [pause, setPause] = useState<string | null>(null)
  const logIn = useLogin()
  const { captcha, draw } = useCaptcha()
  const start = { name: kept ?? '', password: '', code: '' }
  const form = useValidatedForm(loginSchema(captcha), start, { keeps })
  const field = (name: keyof LoginValues) => ({
    ...form.register(name),
    error: form.errorOf(name),
    hint: form.leftOut(name),
  })
  const { onSubmit, redraw, isBusy, refusal } = useCaptchaSubmit(form, draw, async (values: LoginValues) => {
    const paused = await pauseOfAccount(values.name)
    setPause(paused)
    if (paused !== null) return false
    const isIn = await logIn(values, remembers)
    if (isIn) await onDone()
    return isIn
  })

  return (
    <Form busy={isBusy} className={styles.form} onSubmit={onSubmit}>
      {heading}
      <p className={styles.invitation}>
        还没有账号？
        <Link href={paths.register} className={shared.link} {...(onLeave && { onClick: onLeave })}>
          免费注册
        </Link>
      </p>
      <TextField
        {...field('name')}
        label="账号"
        icon="user"
        placeholder="请输入账号"
        autoComplete={remembers ? 'username' : 'off'}
        asTyped
      />
      <PasswordField
        {...field('password')}
        label="密码"
        placeholder="请输入密码"
        autoComplete={remembers ? 'current-password' : 'off'}
      />
      <CaptchaField
        {...field('code')}
        captcha={captcha}
        onRedraw={redraw}
        limit="点击图片可更换"
        placeholder="请输入验证码"
      />
      <div className={styles.options}>
        <Checkbox
          label="记住密码"
          checked={remembers}
          onChange={(event) => setRemembers(event.currentTarget.checked)}
        />
        <button type="button" className={styles.forgot} onClick={() => void openSupport()}>
          忘记密码
        </button>
      </div>
      <Refusal text={refusal} />
      {pause !== null && <PauseNotice text={pause} onLeave={onLeave} />}
      <Button type="submit" size="lg" block busy={isBusy}>
        立即登录
      </Button>
      {children}
      <p className={styles.motto}>
        {age.mark} {age.line}
      </p>
    </Form>
  )
}

type PauseNoticeProps = {
  text: string
  /** Called when the link is followed. */
  onLeave: (() => void) | undefined
}

/** A paused account: the time left, and where to find help (理性娱乐). */
const PauseNotice = ({ text, onLeave }: PauseNoticeProps) => (
  <div className={styles.pause}>
    <p role="alert">{text}</p>
    <p>
      如需帮助：
      <Link href={paths.help(8)} className={shared.link} {...(onLeave && { onClick: onLeave })}>
        博彩责任
      </Link>
      <button type="button" className={shared.link} onClick={() => void openSupport()}>
        在线客服
      </button>
    </p>
  </div>
)
