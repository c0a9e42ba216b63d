import * as z from 'zod/mini'
import { NEW_PASSWORD_RULES } from '@/contract/values/registration'
import { control, done } from '../server/control'
import { checkRules, Refusal } from '../db/refusal'
import type { Tx } from '../db/stores'
import { serve, type Api } from '../server/serve'
import { endAllSessions } from '../server/sessions'
import { openChat, handOver, who } from './chat'
import { addLine, answerPlayer, type Chat } from './chatRows'

/** How long an approval is valid, ms. */
const APPROVED_MS = 15 * 60_000

/** Maximum characters of a name. */
const LONGEST = 50

const resetRequest = z.object({ ...who, account: z.string(), realname: z.string() })
const set = z.object({ ...who, password: z.string(), confirm: z.string() })

/**
 * A forgotten login password: the player names account and holder in the chat, a tester approves, the player sets a new one
 * there. The player never learns whether an account exists or which part was wrong.
 */
export function mountForgotten(api: Api): void {
  serve(api, control('desk/reset', resetRequest, done), async ({ tx, now, input }) => {
    const [account, realname] = [input.account.trim(), input.realname.trim()]
    if (account === '' || realname === '') throw new Refusal('请输入账号与真实姓名', 1000)
    if (Math.max(account.length, realname.length) > LONGEST) throw new Refusal('账号或真实姓名过长', 1000)
    const member = await tx.objectStore('members').get(account)
    const reset = { username: account, isNameRight: member?.realname === realname }
    const text = `申请重置登录密码\n账号：${account}\n真实姓名：${realname}`
    const chat = await openChat(tx, input, now)
    await handOver(tx, await addLine(tx, chat, { from: 'player', text }, now, { reset }), now)
    return null
  })

  serve(api, control('desk/password', set, done), async ({ tx, now, input }) => {
    const { reset, ...chat } = await openChat(tx, input, now)
    const member = reset && (await tx.objectStore('members').get(reset.username))
    if (!member || (reset?.approvedUntil ?? 0) <= now) throw new Refusal('请先申请重置登录密码', 404)
    checkRules(NEW_PASSWORD_RULES, { password: input.password, confirmPass: input.confirm })
    await tx.objectStore('members').put({ ...member, password: input.password })
    await endAllSessions(tx, member.username)
    // Stored without `reset`: an approval is good for one password.
    await addLine(tx, chat, { from: 'note', text: '新的登录密码已设置，请用新密码登录' }, now)
    return null
  })
}

/** Approves or refuses the request in a chat. Throws Refusal 404 when there is none, or no such account. */
export async function decideReset(
  tx: Tx,
  chat: Chat | undefined,
  approve: boolean,
  now: number,
): Promise<void> {
  if (!chat?.reset || chat.reset.approvedUntil !== undefined) throw new Refusal('没有可审核的申请', 404)
  const { reset, ...rest } = chat
  if (!approve) {
    await answerPlayer(tx, rest, { from: 'note', text: '核实未通过，请核对账号与真实姓名后重新申请' }, now)
    return
  }
  if (!(await tx.objectStore('members').get(reset.username))) throw new Refusal('用户不存在', 404)
  const approved = { ...reset, approvedUntil: now + APPROVED_MS }
  const text = '核实通过，请在15分钟内在下方设置新的登录密码'
  await answerPlayer(tx, rest, { from: 'note', text }, now, { reset: approved })
}
