import { isObject } from '@/contract/wire/basicCodecs'
import type { Endpoint, Envelope } from '@/contract/wire/endpoint'
import { RefusedError, UnknownOutcome, type VagueAnswer } from './failures'

const LONGEST = 120

/** A text for display: at most 120 characters; stack traces and markup are replaced. */
function displayable(message: string, instead = '系统繁忙，请稍后再试'): string {
  const text = message.trim()
  if (/<\/?[a-z!]|Exception|Undefined|SQLSTATE|\bat .+:\d+/i.test(text)) return instead
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

type Call = Pick<Endpoint, 'action' | 'path' | 'effect'>

// Offline the table can't be loaded.
const loadTexts = () => import('@/contract/texts/serverTexts').catch(() => null)

const own = ({ action }: Call, code: number) => `${action}${code === 200 ? '' : '未'}成功`

/**
 * The Chinese text for a server message: Chinese messages stay except where they say nothing or something else at this call,
 * known ones are translated, others become `instead`, else the portal's own text for the action and `code` (D61).
 */
export async function readableText(
  call: Call,
  code: number,
  message: string,
  instead?: string,
): Promise<string> {
  // A bare 成功 doesn't say what succeeded.
  if (code === 200 && /\p{Script=Han}/u.test(message) && message !== '成功') return displayable(message)
  const texts = await loadTexts()
  if (texts) return displayable(texts.textFor(call, code, message, instead), instead)
  return /\p{Script=Han}/u.test(message) ? displayable(message, instead) : (instead ?? own(call, code))
}

/** What `data` beside a vague answer tells. */
export const vagueAnswer = (data: unknown): VagueAnswer => ({
  balance: isObject(data) ? (data.balance ?? null) : null,
})

/**
 * The failure for a refusal. A money call whose refusal leaves open whether money moves, or can't be read for lack of the table,
 * has an unknown outcome.
 */
export async function refusalOf(
  call: Call,
  { code, message, data }: Envelope,
): Promise<RefusedError | UnknownOutcome> {
  if (call.effect === 'money') {
    const texts = await loadTexts()
    if (!texts || texts.isUnsettled(message)) return new UnknownOutcome(vagueAnswer(data))
  }
  return new RefusedError(code, await readableText(call, code, message))
}
