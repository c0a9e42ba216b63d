import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { SupportButton } from '@/components/site/SupportButton'
import { loginPassword } from '@/contract/values/loginPassword'
import { paymentPassword } from '@/contract/values/paymentPassword'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { Form } from '@/ui/forms/Form'
import { PasswordField } from '@/ui/forms/PasswordField'
import { TextField } from '@/ui/forms/TextField'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import shared from '@/ui/shared.module.css'
import styles from './auth.module.css'
import { CaptchaField, Refusal } from './CaptchaField'
import { useRegister } from './enterSession'
import { isAboutPayment, REGISTER_FIELDS, registerSchema, type RegisterValues } from './registerRules'
import { useCaptcha, useCaptchaSubmit } from './useCaptchaSubmit'

const EMPTY: RegisterValues = {
  name: '',
  password: '',
  confirmPass: '',
  realname: '',
  paypassword: '',
  code: '',
}
/** Types of the help articles (spec 1 §2). */
const RULES = 3
const PRIVACY = 2

/** The registration form (spec 1 §2). */
export function RegisterPanel() {
  const { captcha, draw } = useCaptcha()
  const form = useValidatedForm(registerSchema(captcha), EMPTY, { keeps: REGISTER_FIELDS })
  const { onSubmit, redraw, isBusy, refusal } = useCaptchaSubmit(
    form,
    draw,
    useRegister(),
    (text, values) => {
      if (!isAboutPayment(text, values)) return false
      form.setError('paypassword', { message: text }, { shouldFocus: true })
      return true
    },
  )

  const field = (name: keyof RegisterValues) => ({
    ...form.register(name),
    error: form.errorOf(name),
    hint: form.leftOut(name),
  })
  const paypassword = field('paypassword')
  const payment = {
    ...paypassword,
    label: '支付密码',
    limit: paymentPassword.form,
    icon: 'wallet' as const,
    placeholder: paymentPassword.isPin ? '请输入6位数字' : '请输入支付密码',
    autoComplete: 'off',
    hint: paypassword.hint ?? (
      <>
        <Icon name="info" size={16} />
        取款与绑定账户时使用，请妥善保管。
      </>
    ),
  }

  return (
    <Form busy={isBusy} className={styles.form} onSubmit={onSubmit}>
      <Heading level="page" title="免费注册">
        <Link href={paths.login()} className={shared.link}>
          已有账号，去登录
        </Link>
      </Heading>
      <div className={styles.fields}>
        <TextField
          {...field('name')}
          label="账号"
          limit="6–10位字母和数字"
          icon="user"
          placeholder="请输入账号"
          autoComplete="username"
          asTyped
        />
        <TextField
          {...field('realname')}
          label="真实姓名"
          limit="需与收款人一致"
          icon="card"
          placeholder="请输入真实姓名"
          autoComplete="name"
        />
        <PasswordField
          {...field('password')}
          label="密码"
          limit={`${loginPassword.words}字母和数字`}
          placeholder="请输入密码"
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPass')}
          label="确认密码"
          placeholder="请再次输入密码"
          autoComplete="new-password"
        />
        {paymentPassword.isPin ? (
          <TextField {...payment} type="password" inputMode="numeric" />
        ) : (
          <PasswordField {...payment} />
        )}
        <CaptchaField
          {...field('code')}
          captcha={captcha}
          onRedraw={redraw}
          limit="点击图片可更换"
          placeholder="请输入验证码"
        />
      </div>
      <div className={styles.line}>
        <Checkbox
          label={
            <>
              我已年满18周岁并同意
              <Link href={paths.agreement} className={shared.link}>
                用户协议
              </Link>
            </>
          }
          defaultChecked
        />
        <p>
          请阅读
          <Link href={paths.help(RULES)} className={shared.link}>
            免责声明与规则
          </Link>
          和
          <Link href={paths.help(PRIVACY)} className={shared.link}>
            隐私政策
          </Link>
        </p>
      </div>
      <Refusal told={refusal} />
      <div className={layout.cluster}>
        <Button type="submit" size="lg" busy={isBusy}>
          立即注册
        </Button>
        <SupportButton size="lg" />
      </div>
    </Form>
  )
}
