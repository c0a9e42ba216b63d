import { paymentPassword, readPaymentPassword } from '@/contract/values/paymentPassword'
import { readLine, readWord, withoutMarks } from '@/contract/values/typed'

/** What a field keeps of a text as it is typed or pasted (spec 2 §5, D60). */
export type Keep = {
  read: (text: string) => string
  /** What stays, in words; absent where only invisible marks go. */
  what?: string
  /** Most characters. */
  most?: number
  /** What to do about what was left out; 请核对 otherwise. */
  todo?: string
  /** The text as its writer means it: where less was kept, the field isn't sent. */
  whole?: (text: string) => string
}

export const DIGITS: Keep = { read: (text) => readLine(text).replace(/\D/g, ''), what: '数字' }
export const WORD: Keep = { read: readWord, what: '字母与数字' }
/** At most so many characters of any kind. */
export const upTo = (most: number): Keep => ({ read: (text) => text, most })
/** A code of at most so many characters. */
export const codeOf = (most: number): Keep => ({ read: readLine, most })
/** A password: only what can be seen, since nobody can type the rest again. */
export const SECRET: Keep = { read: withoutMarks }

/** A payment password that exists: six digits, or of any length in builds with others. */
export const KNOWN_PIN: Keep = paymentPassword.isPin
  ? { ...DIGITS, most: paymentPassword.most, whole: readPaymentPassword }
  : SECRET
/** What a payment password says that can't be sent because the field has cut it. */
export const NOT_SIX_DIGITS = '密码长度为6位且必须为数字'
/** A payment password to be set. */
export const NEW_PIN: Keep = { ...KNOWN_PIN, most: paymentPassword.most }

/** Leaves in the field what it keeps, with the caret where it was. Returns what was left out in words, or `''`. */
export function keepIn(field: HTMLInputElement, { read, what, ...rule }: Keep): string {
  const typed = field.value
  const caret = field.selectionStart ?? typed.length
  let [before, after] = [read(typed.slice(0, caret)), read(typed.slice(caret))]
  // White space at the ends doesn't count: it isn't read.
  const isTooLong = (before + after).trim().length > (rule.most ?? Infinity)
  const most = isTooLong ? rule.most! : Infinity
  if (isTooLong) [before, after] = [after ? before.trimStart() : before.trim(), after.trimEnd()]
  const tail = after.slice(0, most)
  // What is too much goes from what was inserted, not from the end.
  const head = before.slice(0, most - tail.length)
  const kept = head + tail
  if (kept !== typed) {
    field.value = kept
    if (document.activeElement === field) field.setSelectionRange(head.length, head.length)
  }
  const seen = readLine(typed).replace(/\s/g, '')
  const over = before.length + after.length - kept.length
  return [
    what && read(seen).length < seen.length && `已去除${what}以外的字符`,
    withoutMarks(typed) !== typed && read(typed) !== typed && '已去除看不见的字符',
    over > 0 && `最多${most}位，多出的${over}位已去除`,
  ]
    .filter(Boolean)
    .join('，')
}
