import * as z from 'zod/mini'
import { changePassword, changePayPassword } from '@/contract/member'
import type { Input } from '@/contract/endpoint'
import { inOrder } from '@/lib/inOrder'

/** Old password, new one, and the new one again. */
export type PasswordValues = Input<typeof changePassword>

/** The empty form. */
export const NO_PASSWORDS: PasswordValues = { current: '', next: '', confirm: '' }

/** The two passwords of a member: the call that changes one, its longest entry and the rule beside the new one (spec 2 §2). */
export const PASSWORDS = {
  login: { endpoint: changePassword, longest: 50, rule: '密码至少8位，由字母和数字组成' },
  payment: { endpoint: changePayPassword, longest: 6, rule: '取款密码为6位数字' },
} as const
export type PasswordKind = keyof typeof PASSWORDS

/** The client checks 6, the words say 8 (spec 2 §5, §9). */
const LEAST = 6
const SAME = '新密码不能与旧密码相同'

/** The seven rules of spec 2 §5 in their order, the first failure only. */
export const passwordSchema = z.object({ current: z.string(), next: z.string(), confirm: z.string() }).check(
  inOrder<PasswordValues>([
    ['current', ({ current }) => current !== '', '请输入当前密码'],
    ['next', ({ next }) => next !== '', '请输入新密码'],
    ['current', ({ current }) => current.length >= LEAST, '当前密码长度不能少于6位'],
    ['next', ({ next }) => next.length >= LEAST, '新密码长度不能少于6位'],
    ['confirm', ({ confirm }) => confirm !== '', '请再次输入新密码'],
    ['confirm', ({ confirm, next }) => confirm === next, '两次输入的密码不一致'],
    ['next', ({ current, next }) => current !== next, SAME],
  ]),
)

/** Whether the seventh rule is the one that fails: it alone also clears the form (spec 2 §5). */
export const isUnchanged = (values: PasswordValues): boolean =>
  passwordSchema.safeParse(values).error?.issues[0]?.message === SAME
