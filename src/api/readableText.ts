import type { Endpoint } from '@/contract/wire/endpoint'
import { readableMessage } from '@/lib/readableMessage'
import { RefusedError, UnknownOutcome } from './failures'

type Call = Pick<Endpoint, 'action' | 'path' | 'effect'>

// Offline the table can't be loaded.
const loadTexts = () => import('@/contract/texts/serverTexts').catch(() => null)

const own = ({ action }: Call, code: number) => `${action}${code === 200 ? '' : '未'}成功`

/**
 * The Chinese text for a server message: Chinese messages stay except where they say nothing or something else at this call,
 * known ones are translated, others become the portal's own text for the action and `code` (D61).
 */
export async function readableText(call: Call, code: number, message: string): Promise<string> {
  // A bare 成功 doesn't say what succeeded.
  if (code === 200 && /\p{Script=Han}/u.test(message) && message !== '成功') return readableMessage(message)
  const texts = await loadTexts()
  if (texts) return readableMessage(texts.textFor(call, code, message))
  return /\p{Script=Han}/u.test(message) ? readableMessage(message) : own(call, code)
}

/**
 * The failure for a refusal. A money call whose refusal leaves open whether money moves, or can't be read for lack of the table,
 * has an unknown outcome (D61, D68).
 */
export async function refusalOf(
  call: Call,
  { code, message }: { code: number; message: string },
): Promise<RefusedError | UnknownOutcome> {
  if (call.effect === 'money') {
    const texts = await loadTexts()
    if (!texts || texts.isUnsettled(message)) return new UnknownOutcome()
  }
  return new RefusedError(code, await readableText(call, code, message))
}
