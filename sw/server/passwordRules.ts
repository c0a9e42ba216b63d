import type { Input } from '@/contract/wire/endpoint'
import type { register } from '@/contract/session'
import { loginPassword } from '@/contract/values/loginPassword'
import { Refusal } from '../db/refusal'

export type Rule<I> = [holds: (input: I) => boolean, text: string]

const MIXED = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/
const { least, most } = loginPassword

/** The rules of a new login password, in the order of the registration page (spec 1 §5). */
export const PASSWORD_RULES: Rule<Pick<Input<typeof register>, 'password' | 'confirmPass'>>[] = [
  [
    ({ password }) => password.length >= least && MIXED.test(password),
    `密码长度最少${least}位！以字母和数字组合！`,
  ],
  [({ password }) => password.length <= most, `密码长度最多${most}位！`],
  [({ password, confirmPass }) => password === confirmPass, '两次密码不一致！'],
]

/** Throws Refusal (1000) for a login password that registration would refuse. */
export function checkPassword(password: string, confirmPass: string): void {
  const broken = PASSWORD_RULES.find(([holds]) => !holds({ password, confirmPass }))
  if (broken) throw new Refusal(broken[1], 1000)
}
