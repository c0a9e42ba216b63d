import { invalid, ok, refuse } from '../answers'
import { Member } from '../state'
import { iso } from '../times'
import { forAnyone, forMembers, type Family } from './api'

const MOST = 20
const isLong = (password: string, least: number) => password.length >= least && password.length <= MOST
const WRONG_LENGTH = '密码8到20位'

let tokens = 0
/** A session token, unique across all servers. */
const newToken = () => `t0ken${(tokens += 1)}`.padEnd(60, 'T')

/** Login, registration, logout and the passwords. */
export function mountSession(family: Family): void {
  const { state, now } = family
  const find = (name: string) => state.members.find(({ username }) => username === name)
  const isPayPassword = (password: string) => isLong(password, state.settings.paypassword_least)

  forAnyone(family, 'login_pc', (input) => {
    if (!isLong(input.maybe('password'), 8)) return invalid(WRONG_LENGTH)
    const member = find(input.maybe('name'))
    if (!member) return refuse(202, '用户不存在')
    if (member.password !== input.text('password')) return refuse(203, '登录密码错误')
    // The login ends the previous session, if any.
    const token = newToken()
    member.token = token
    return ok({ username: member.username, api_token: token, new_api_token: token })
  })

  forAnyone(family, 'register', (input) => {
    if (input.maybe('realname') === '') return invalid('真实姓名不能为空')
    if (!isLong(input.maybe('password'), 8)) return invalid(WRONG_LENGTH)
    if (!isPayPassword(input.maybe('paypassword'))) return invalid(WRONG_LENGTH)
    const username = input.text('name')
    if (find(username)) return refuse(201, '此用户名已被注册')
    const member = new Member({
      id: state.members.length + 1,
      username,
      created: now(),
      token: newToken(),
      password: input.text('password'),
      payPassword: input.text('paypassword'),
      realname: input.text('realname'),
    })
    state.members.push(member)
    const { id, realname, status, vip, token, created } = member
    // That server exposes its password hashes.
    const hashes = { password: '$2y$10$hash', paypwd: '$2y$10$hash' }
    const times = { updated_at: iso(created), created_at: iso(created) }
    const pid = Number(input.maybe('pid'))
    return ok({ username, realname, ...hashes, status, vip, api_token: token, pid, ...times, id })
  })

  forMembers(family, 'logoff', (member) => {
    member.token = null
    return ok()
  })

  // On the wire the new password is `paypassword`; that server ignores the confirmation.
  forMembers(family, 'editPassword', (member, input) => {
    if (!isLong(input.text('paypassword'), 8)) return invalid(WRONG_LENGTH)
    if (member.password !== input.text('password')) return refuse(205, '登录密码错误')
    member.password = input.text('paypassword')
    return ok()
  })
  forMembers(family, 'editPayPassword', (member, input) => {
    if (!isPayPassword(input.text('paypassword'))) return invalid(WRONG_LENGTH)
    if (member.payPassword !== input.text('password')) return refuse(205, '登录密码错误')
    member.payPassword = input.text('paypassword')
    return ok()
  })
}
