import type { Endpoint } from '@/contract/endpoint'
import { readableMessage } from '@/lib/readableMessage'

const HAN = /\p{Script=Han}/u

/**
 * What a member reads for the message of a server: a Chinese one as it is, a known one in Chinese, else the portal's own
 * words for what succeeded or was refused with `code` (D61).
 */
export async function readableText(
  { action }: Pick<Endpoint, 'action'>,
  code: number,
  message: string,
): Promise<string> {
  if (HAN.test(message)) return readableMessage(message)
  const known = message.trim() !== '' && (await import('@/contract/serverTexts')).chineseFor(message)
  if (known) return known
  return code === 200 ? `${action}成功` : `${action}未成功（代码 ${code}），请核对后重试或联系客服`
}
