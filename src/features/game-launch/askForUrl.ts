import { ServerFailure } from '@/api/failures'
import { send } from '@/api/send'
import { getAgentLoginUrl } from '@/contract/agents'
import { getGameUrl } from '@/contract/games'
import { externalUrl } from '@/lib/externalUrl'
import type { Launch } from './launch'

/**
 * Fetches the address for this tab. Throws what `send` throws, and ServerFailure if the address isn't safe to open
 * (D19).
 */
export async function askForUrl({ name, type, code, isAgentLogin }: Launch): Promise<string> {
  const { data } = isAgentLogin
    ? await send(getAgentLoginUrl, { is_mobile_url: 0 })
    : await send(getGameUrl, { plat_name: name, game_type: type, game_code: code, is_mobile_url: 0 })
  const url = externalUrl(data.url)
  if (url === null) throw new ServerFailure()
  return url
}
