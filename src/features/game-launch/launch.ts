/** What the address of the page asks for (D50). */
export type Launch = { name: string; type: number | string; code: string; isAgentLogin: boolean }

/** Reads it out of the query; type is 0 unless told, and a number where it is one (contract). */
export function launchOf(search: string): Launch {
  const query = new URLSearchParams(search)
  const type = query.get('type') || '0'
  return {
    name: query.get('name') ?? '',
    type: /^\d{1,9}$/.test(type) ? Number(type) : type,
    code: query.get('code') ?? '',
    isAgentLogin: query.get('dailiD') === '1',
  }
}
