import {
  changePassword,
  changePayPassword,
  EMAIL,
  getMember,
  MOBILE,
  refreshMember,
  updateProfile,
  uploadAvatar,
} from '@/contract/member'
import { formatDay } from '@/contract/values/beijing'
import { loginPassword } from '@/contract/values/loginPassword'
import { isPaymentPassword, paymentPassword } from '@/contract/values/paymentPassword'
import { ageOn, isDay, LEAST_AGE, MAX_AVATAR_BYTES } from '@/contract/values/profile'
import { readWallet } from '../db/ledger'
import { Refusal } from '../db/refusal'
import { toMember } from '../members/members'
import { say, serveMember, type Api } from '../server/serve'
import { endAllSessions } from '../server/sessions'

const { leastAtChange: least, most } = loginPassword

/** The member's own data: profile, avatar, passwords. */
export function mountMember(api: Api): void {
  serveMember(
    api,
    getMember,
    async ({ tx, member }) => toMember(member, await readWallet(tx, member.username)),
    {
      evenBlocked: true,
    },
  )
  serveMember(api, refreshMember, async ({ tx, member }) =>
    toMember(member, await readWallet(tx, member.username)),
  )

  serveMember(api, updateProfile, async ({ tx, member, now, input: { mobile, email, birthday } }) => {
    if (!MOBILE.test(mobile)) throw new Refusal('请输入正确手机号', 1000)
    if (!EMAIL.test(email)) throw new Refusal('请输入正确邮箱号', 1000)
    if (!isDay(birthday)) throw new Refusal('请输入正确的日期格式：YYYY-MM-DD', 1000)
    if (ageOn(formatDay(now), birthday) < LEAST_AGE) throw new Refusal(`须年满${LEAST_AGE}周岁`, 1000)
    await tx.objectStore('members').put({ ...member, mobile, email, birthday })
    return say('操作成功')
  })

  serveMember(api, uploadAvatar, async ({ tx, member, files: { file } }) => {
    if (!file || file.length > MAX_AVATAR_BYTES) throw new Refusal('头像不能超过2MB', 1000)
    const avatar = pictureUrl(file)
    if (avatar === null) throw new Refusal('头像仅支持GIF和PNG格式', 1000)
    await tx.objectStore('members').put({ ...member, avatar })
    return say('操作成功')
  })

  serveMember(api, changePassword, async ({ tx, member, input }) => {
    if (input.current !== member.password) throw new Refusal('登录密码错误', 205)
    const password = newPassword(input)
    // Six, though the form's hint says eight (spec 2 §5).
    if (password.length < least) throw new Refusal(`新密码长度不能少于${least}位`, 1000)
    if (password.length > most) throw new Refusal(`新密码长度不能超过${most}位`, 1000)
    await tx.objectStore('members').put({ ...member, password })
    await endAllSessions(tx, member.username)
    return say('密码修改成功！')
  })

  serveMember(api, changePayPassword, async ({ tx, member, input }) => {
    if (input.current !== member.payPassword) throw new Refusal('支付密码错误', 205)
    const payPassword = newPassword(input)
    if (!isPaymentPassword(payPassword)) throw new Refusal(`支付密码为${paymentPassword.form}`, 1000)
    await tx.objectStore('members').put({ ...member, payPassword })
    return say('密码修改成功！')
  })
}

function newPassword({ current, next, confirm }: { current: string; next: string; confirm: string }): string {
  if (next !== confirm) throw new Refusal('两次输入的密码不一致', 1000)
  if (next === current) throw new Refusal('新密码不能与旧密码相同', 1000)
  return next
}

const SIGNATURES: [type: string, bytes: string][] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
]

const latin = (bytes: Uint8Array): string => {
  let text = ''
  // In slices: spreading two million arguments overflows the stack.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** The picture as a data URL; null unless its first bytes are those of a gif or png. */
function pictureUrl(bytes: Uint8Array): string | null {
  const start = latin(bytes.subarray(0, 8))
  const type = SIGNATURES.find(([, signature]) => start.startsWith(signature))?.[0]
  return type === undefined ? null : `data:${type};base64,${btoa(latin(bytes))}`
}
