import { money } from '@/contract/money'
import { logIn, logOut, register } from '@/contract/session'
import { MAIN_WALLET, move, WORLD } from '../db/ledger'
import { Refusal } from '../db/refusal'
import { blankMember } from '../db/seeding'
import type { Api } from './api'
import { serve, serveMember } from './serve'
import { beginSession, endSession } from './sessions'

/** Demo money for everyone who registers (D38). */
const WELCOME = money('888.00')

// The server checks for itself; order and texts as on the page (spec 1 §5).
const RULES: [field: 'name' | 'password' | 'realname' | 'paypassword', rule: RegExp, text: string][] = [
  ['name', /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,10}$/, '用户名长度不得低于6位，以字母和数字组合！'],
  ['password', /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,50}$/, '密码长度最少8位！以字母和数字组合！'],
  ['realname', /^[\p{Script=Han}A-Za-z·&\s]{1,50}$/u, '姓名格式不正确，可以是中，英文名称！'],
  ['paypassword', /^\d{6}$/, '支付密码长度需是6位！'],
]

/** Login, registration, logout. The captcha is the client's own speed bump (D12): its code is not looked at. */
export function mountSession(api: Api): void {
  serve(api, logIn, async ({ input, tx, now }) => {
    const member = await tx.objectStore('members').get(input.name)
    if (!member) throw new Refusal('用户不存在', 202)
    if (member.password !== input.password) throw new Refusal('登录密码错误', 203)
    // Blacklisted and disabled members get in: the flags of /api/user tell (D38).
    return { token: await beginSession(tx, member.username, now) }
  })

  serve(api, register, async ({ input, tx, now }) => {
    const { name, password, confirmPass, realname, paypassword, pid = '' } = input
    for (const [field, rule, text] of RULES) {
      if (!rule.test(input[field])) throw new Refusal(text, 1000)
      if (field === 'password' && confirmPass !== password) throw new Refusal('两次密码不一致！', 1000)
    }
    if (await tx.objectStore('members').get(name)) throw new Refusal('此用户名已被注册', 201)
    await tx.objectStore('members').add({
      ...blankMember(name, now),
      password,
      realname,
      payPassword: paypassword,
      referrer: pid,
    })
    await move(tx, {
      username: name,
      from: WORLD,
      to: MAIN_WALLET,
      amount: WELCOME,
      kind: 'registration',
      at: now,
    })
    return { token: await beginSession(tx, name, now) }
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
