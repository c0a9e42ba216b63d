import { money } from '@/contract/values/money'
import type { Input } from '@/contract/wire/endpoint'
import { isPaymentPassword, paymentPassword } from '@/contract/values/paymentPassword'
import { logIn, logOut, register } from '@/contract/session'
import { tell } from '../db/inbox'
import { MAIN_WALLET, move, WORLD } from '../db/ledger'
import { Refusal } from '../db/refusal'
import { blankMember } from '../db/seeding'
import { say, serve, serveMember, type Api } from '../server/serve'
import { PASSWORD_RULES, type Rule } from '../server/passwordRules'
import { beginSession, endSession } from '../server/sessions'

/** Demo money for everyone who registers (D38), which requires its own amount as turnover. */
const WELCOME = money('888.00')

const NAME = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,10}$/
const REAL_NAME = /^[\p{Script=Han}A-Za-z·&\s]{1,50}$/u
// Order and texts as on the page (spec 1 §5).
const RULES: Rule<Input<typeof register>>[] = [
  [({ name }) => NAME.test(name), '用户名长度不得低于6位，以字母和数字组合！'],
  ...PASSWORD_RULES,
  [({ realname }) => REAL_NAME.test(realname), '姓名格式不正确，可以是中，英文名称！'],
  [({ paypassword }) => isPaymentPassword(paypassword), `支付密码长度需是${paymentPassword.words}！`],
]

/** Login, registration and logout. The captcha is checked by the client only (D12). */
export function mountSession(api: Api): void {
  serve(api, logIn, async ({ input, tx, now }) => {
    const member = await tx.objectStore('members').get(input.name)
    if (!member) throw new Refusal('用户不存在', 202)
    if (member.password !== input.password) throw new Refusal('登录密码错误', 203)
    // Blacklisted and disabled members may log in; the flags of /api/user block them (D38).
    return { token: await beginSession(tx, member.username, now) }
  })

  serve(api, register, async ({ input, tx, now }) => {
    const broken = RULES.find(([holds]) => !holds(input))
    if (broken) throw new Refusal(broken[1], 1000)
    const { name, password, realname, paypassword, pid = '' } = input
    if (await tx.objectStore('members').get(name)) throw new Refusal('此用户名已被注册', 201)
    await tx.objectStore('members').add({
      ...blankMember(name, now),
      password,
      realname,
      payPassword: paypassword,
      referrer: pid,
      wagering: WELCOME,
    })
    await move(tx, {
      username: name,
      from: WORLD,
      to: MAIN_WALLET,
      amount: WELCOME,
      kind: 'registration',
      at: now,
    })
    const told = `${WELCOME}元演示礼金已到账，完成 1 倍流水后可取款`
    await tell(tx, name, now, { title: '注册礼金已到账', content: `<p>欢迎加入，${told}。</p>` })
    return say(`注册成功，${told}`, { token: await beginSession(tx, name, now) })
  })

  serveMember(
    api,
    logOut,
    async ({ tx, token }) => {
      await endSession(tx, token)
      return null
    },
    { evenBlocked: true },
  )
}
