import { logIn, logOut, register } from '@/contract/session'
import { money } from '@/contract/values/money'
import { REGISTRATION_RULES } from '@/contract/values/registration'
import { tell } from '../db/inbox'
import { MAIN_WALLET, move, WORLD } from '../db/ledger'
import { checkRules, Refusal } from '../db/refusal'
import { blankMember } from '../db/seeding'
import { say, serve, serveMember, type Api } from '../server/serve'
import { beginSession, endSession } from '../server/sessions'

/** Demo money for everyone who registers, which requires its own amount as turnover. */
const WELCOME = money('888.00')

/** Login, registration and logout. The captcha is checked by the client only. */
export function mountSession(api: Api): void {
  serve(api, logIn, async ({ input, tx, now }) => {
    const member = await tx.objectStore('members').get(input.name)
    if (!member) throw new Refusal('用户不存在', 202)
    if (member.password !== input.password) throw new Refusal('登录密码错误', 203)
    // Blacklisted and disabled members may log in; the flags of /api/user block them.
    return { token: await beginSession(tx, member.username, now) }
  })

  serve(api, register, async ({ input, tx, now }) => {
    checkRules(REGISTRATION_RULES, input)
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
    const welcome = `${WELCOME}元演示礼金已到账，完成1倍流水后可取款`
    await tell(tx, name, now, { title: '注册礼金已到账', content: `<p>欢迎加入，${welcome}。</p>` })
    return say(`注册成功，${welcome}`, { token: await beginSession(tx, name, now) })
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
