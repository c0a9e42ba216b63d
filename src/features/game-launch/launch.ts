/** What the page's address asks for (D50). */
export type Launch = { name: string; type: number | string; code: string; isAgentLogin: boolean }

/** Parses the query; `type` defaults to 0 and becomes a number if numeric (D50). */
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
