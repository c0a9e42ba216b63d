import type { Endpoint } from '@/contract/endpoint'
import { readableMessage } from '@/lib/readableMessage'

/**
 * What a member reads for the message of a server: a Chinese one as it is (成功 alone becomes the action's own word), a known one in Chinese, else the portal's own
 * words for what succeeded or was refused with `code` (D61).
 */
export async function readableText(
  { action }: Pick<Endpoint, 'action'>,
  code: number,
  message: string,
): Promise<string> {
  // 成功 alone does not say what.
  if (/\p{Script=Han}/u.test(message) && message !== '成功') return readableMessage(message)
  // Out of reach with the network gone; what was done or refused can be said all the same.
  const texts = await import('@/contract/serverTexts').catch(() => null)
  return texts?.textFor(action, code, message) ?? `${action}${code === 200 ? '' : '未'}成功`
}
