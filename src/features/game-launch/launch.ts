import { send } from '@/api/send'
import { openableOf } from '@/components/site/opening'
import { getAgentLoginUrl } from '@/contract/agents'
import { getGameUrl } from '@/contract/games'

/** What the page's address asks for (D50). */
export type Launch = { name: string; type: number | string; code: string; isAgentLogin: boolean }

/** Parses the query; `type` defaults to 0 and becomes a number if numeric. */
export function launchOf(search: string): Launch {
  const query = new URLSearchParams(search)
  const type = query.get('type') || '0'
  return {
    name: query.get('name') ?? '',
    type: /^(0|[1-9]\d{0,8})$/.test(type) ? Number(type) : type,
    code: query.get('code') ?? '',
    isAgentLogin: query.get('dailiD') === '1',
  }
}

/** Fetches where this tab leads. Throws what `send` throws, and where the address can't be opened. */
export async function askForOpening({ name, type, code, isAgentLogin }: Launch) {
  const { data } = isAgentLogin
    ? await send(getAgentLoginUrl, { is_mobile_url: 0 })
    : await send(getGameUrl, { plat_name: name, game_type: type, game_code: code, is_mobile_url: 0 })
  return openableOf(data.url)
}
