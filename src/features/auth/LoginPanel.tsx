import { useState, type ReactNode } from 'react'
import type { Keeps } from '@/components/forms/useKeptFields'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { pauseOfAccount } from '@/components/limits/words'
import { openSupport } from '@/components/site/openSupport'
import { age } from '@/contract/texts/brandTexts'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { Form } from '@/ui/forms/Form'
import { PasswordField } from '@/ui/forms/PasswordField'
import { TextField } from '@/ui/forms/TextField'
import { Heading } from '@/ui/Heading'
import layout from '@/ui/layout.module.css'
import { Notice } from '@/ui/Notice'
import shared from '@/ui/shared.module.css'
import styles from './auth.module.css'
import { CaptchaField, Refusal } from './CaptchaField'
import { useLogin } from './enterSession'
import { loginSchema, type LoginValues } from './loginRules'
import { rememberedAccount } from './rememberedAccount'
import { useCaptcha, useCaptchaSubmit } from './useCaptchaSubmit'

type Props = {
  /** Of the page's heading; a dialog's title already says it. */
  level?: 'page'
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
export function LoginPanel({ level, keeps, onDone, onLeave, children }: Props) {
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
      {level ? (
        <Heading level={level} title="会员登录" />
      ) : (
        <div aria-hidden="true">
          <Heading title="会员登录" />
        </div>
      )}
      <p className={styles.line}>
        <span>
          还没有账号？
          <Link href={paths.register} className={shared.link} {...(onLeave && { onClick: onLeave })}>
            免费注册
          </Link>
        </span>
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
      <div className={styles.line}>
        <Checkbox
          label="记住密码"
          checked={remembers}
          onChange={(event) => setRemembers(event.currentTarget.checked)}
        />
        <button type="button" className={shared.link} onClick={() => void openSupport()}>
          忘记密码
        </button>
      </div>
      <Refusal told={refusal} />
      {pause !== null && <PauseNotice text={pause} onLeave={onLeave} />}
      <Button type="submit" size="lg" block busy={isBusy}>
        立即登录
      </Button>
      {children}
      <p className={styles.motto}>
        <small>
          {age.mark} {age.line}
        </small>
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
  <Notice tone="waiting" className={styles.told}>
    <p role="alert">{text}</p>
    <p className={layout.cluster}>
      如需帮助：
      <Link href={paths.help(8)} className={shared.link} {...(onLeave && { onClick: onLeave })}>
        博彩责任
      </Link>
      <button type="button" className={shared.link} onClick={() => void openSupport()}>
        在线客服
      </button>
    </p>
  </Notice>
)
