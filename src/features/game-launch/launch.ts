/** What the address of the page asks for (D50). */
export type Launch = { name: string; type: number | string; code: string; isAgentLogin: boolean }

/** Reads it out of the query; type is 0 unless told, and a number where it is spelled as one (D50). */
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
