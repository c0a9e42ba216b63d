import type { Endpoint } from '@/contract/wire/endpoint'
import { readableMessage } from '@/lib/readableMessage'

/**
 * The Chinese text for a server message: Chinese messages stay (except a bare 成功), known ones are translated, others become
 * the portal's own text for the action and `code` (D61).
 */
export async function readableText(
  { action }: Pick<Endpoint, 'action'>,
  code: number,
  message: string,
): Promise<string> {
  // A bare 成功 doesn't say what succeeded.
  if (/\p{Script=Han}/u.test(message) && message !== '成功') return readableMessage(message)
  // Offline the table can't be loaded; the action's own text still can be shown.
  const texts = await import('@/contract/texts/serverTexts').catch(() => null)
  return texts?.textFor(action, code, message) ?? `${action}${code === 200 ? '' : '未'}成功`
}
