import { loginPassword } from './loginPassword'
import { isPaymentPassword, paymentPassword } from './paymentPassword'

type Passwords = { password: string; confirmPass: string }
type Registration = Passwords & { name: string; realname: string; paypassword: string }
type Rule<V> = readonly [field: keyof V & string, holds: (values: V) => boolean, message: string]

const NAME = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,10}$/
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/
const { least, most } = loginPassword
// D48; whitespace alone isn't a name.
const REAL_NAME = /^(?=.*\S)[\p{Script=Han}A-Za-z·&\s]+$/u
/** Our own limit: the specification gives none. */
const LONGEST_REAL_NAME = 50

/** The rules of a new login password. */
export const NEW_PASSWORD_RULES: readonly Rule<Passwords>[] = [
  [
    'password',
    ({ password }) => password.length >= least && PASSWORD.test(password),
    `密码长度最少${least}位！以字母和数字组合！`,
  ],
  ['password', ({ password }) => password.length <= most, `密码长度最多${most}位！`],
  ['confirmPass', ({ confirmPass, password }) => confirmPass === password, '两次密码不一致！'],
]

/**
 * The rules of a registration, in order and words of spec 1 §5. Values that are too long get messages of their own, as the specified
 * ones don't mention it.
 */
export const REGISTRATION_RULES: readonly Rule<Registration>[] = [
  ['name', ({ name }) => NAME.test(name), '用户名长度不得低于6位，以字母和数字组合！'],
  ...NEW_PASSWORD_RULES,
  ['realname', ({ realname }) => REAL_NAME.test(realname), '姓名格式不正确，可以是中，英文名称！'],
  [
    'realname',
    ({ realname }) => Array.from(realname).length <= LONGEST_REAL_NAME,
    `姓名长度最多${LONGEST_REAL_NAME}位！`,
  ],
  [
    'paypassword',
    ({ paypassword }) => isPaymentPassword(paypassword),
    `支付密码长度需是${paymentPassword.words}！`,
  ],
]
