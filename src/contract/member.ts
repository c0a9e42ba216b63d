import * as z from 'zod/mini'
import { amount } from './values/money'
import {
  flag,
  flagUnlessZero,
  image,
  incoming,
  isNothing,
  number,
  readPart,
  record,
  text,
} from './wire/codecs'
import { memberPost } from './wire/endpoint'
import { MEMBER_PATH } from './wire/paths'

/** The fields of a member. */
export const memberFields = {
  username: text,
  realname: text,
  mobile: text,
  email: text,
  /** YYYY-MM-DD or `''`. */
  birthday: text,
  avatar: image,
  /** Main wallet, CNY. */
  balance: amount,
  /** All venue wallets together, CNY (the wire's spelling). */
  gameblance: amount,
  vip: number,
  /** `VIP3`; see `vipLevelOf`. */
  current_vip: text,
  /** Path of the badge picture. */
  vipname: image,
  /** Deposits so far, CNY. */
  paysum: amount,
  /** Turnover so far, CNY; null where servers don't tell. */
  flow: amount,
  isagent: flag,
  /** True = 免转模式 (1), false = 转账模式 (0). */
  transferstatus: flag,
  /** CNY for one USDT on deposits. */
  usdtrate: amount,
  /** CNY for one USDT on withdrawals. */
  withdrawusdtrate: amount,
  /** Fee of an ERC20 withdrawal, USDT. */
  withdrawcashfee: amount,
  /** Fee of a TRC20 withdrawal, USDT. */
  withdrawfeeusdttrc: amount,
  isblack: flag,
  /** False for a disabled account; enabled when missing. */
  status: flagUnlessZero,
}

/** The session's member. */
export const getMember = memberPost(MEMBER_PATH, { effect: 'read', data: record(memberFields) })

/** A member. */
export type Member = z.output<typeof getMember.data>

const partial = z.partial(z.object(memberFields))

/** Refreshes the member; servers leave fields out, so merge the response into known data. */
export const refreshMember = memberPost('/api/refreshusermoney', {
  effect: 'read',
  // D52: falls back to the balance call without a toast
  tone: 'silent',
  data: z.codec(incoming, z.custom<z.output<typeof partial>>(), {
    decode: (value, context) => readPart(partial, isNothing(value) ? {} : value, context),
    encode: (value) => z.encode(partial, value),
  }),
})

/** A mainland mobile number (spec 2 §5, D48). */
export const MOBILE = /^(0|86|17951)?(13\d|15[0-35-9]|17[678]|18\d|14[57])\d{8}$/

/** An email address (spec 2 §5, D48). */
export const EMAIL = /^[A-Za-z0-9][\w-]*@[A-Za-z0-9]+\.[A-Za-z]{2,4}$/

/** Saves the profile; all three fields are always sent. */
export const updateProfile = memberPost('/api/updateuserinfo', {
  effect: 'change',
  action: '资料修改',
  request: z.object({ email: z.string(), mobile: z.string(), birthday: z.string() }),
})

/** Uploads the avatar, a gif or png of at most 2 MB; read the member again afterwards. HTTP 2xx without an envelope is success. */
export const uploadAvatar = memberPost('/api/uploadimg', {
  effect: 'change',
  action: '头像上传',
  body: 'form',
  request: z.object({ file: z.custom<Blob>((value) => value instanceof Blob, '文件') }),
})

/** The wire calls the new password `paypassword` and its confirmation `newpasword`. */
const passwords = z.codec(
  z.object({ password: z.string(), paypassword: z.string(), newpasword: z.string() }),
  z.object({ current: z.string(), next: z.string(), confirm: z.string() }),
  {
    decode: (wire) => ({ current: wire.password, next: wire.paypassword, confirm: wire.newpasword }),
    encode: ({ current, next, confirm }) => ({ password: current, paypassword: next, newpasword: confirm }),
  },
)

/** Changes the login password; the session ends with it. */
export const changePassword = memberPost('/api/editPassword', {
  effect: 'change',
  action: '登录密码修改',
  request: passwords,
})
/** Changes the payment password. */
export const changePayPassword = memberPost('/api/editPayPassword', {
  effect: 'change',
  action: '支付密码修改',
  request: passwords,
})

/** VIP level: the digits of current_vip, else vip. */
export function vipLevelOf({ current_vip, vip }: Pick<Member, 'current_vip' | 'vip'>): number {
  const digits = /\d+/.exec(current_vip)
  return digits ? Number(digits[0]) : vip
}
