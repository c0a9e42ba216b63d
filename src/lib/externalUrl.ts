/**
 * http(s) without credentials, at most 8,000 characters; else null (D19).
 * @param base What a relative address stands under; without one it is refused.
 */
export function plainUrl(address: unknown, base?: string): URL | null {
  const url = parsed(address, base)
  return url && isWeb(url) && !hasCredentials(url) ? url : null
}

function parsed(address: unknown, base?: string): URL | null {
  if (typeof address !== 'string' || address.length > 8000) return null
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'
const hasCredentials = ({ username, password }: URL): boolean => username !== '' || password !== ''

/** A server's address if it may be opened as a page, else null. */
export const externalUrl = (address: unknown): string | null => plainUrl(address)?.href ?? null

/** Schemes that run or read something, or belong to the browser and its system. */
const UNSAFE =
  /^(javascript|vbscript|data|blob|file|filesystem|about|view-source|resource|jar|ftp|wss?|search-ms|(chrome|edge|opera|moz|ms)[\w-]*):$/

/**
 * How an address of the server opens: a page, another app by a link that the player presses, not at all since it is `unsafe`, or
 * not since it is `none`.
 */
export type Opening = { kind: 'page' | 'app'; url: string } | { kind: 'unsafe' | 'none'; url: null }

/** Decides for every address that the server has opened (D19). `//host` is https, a path stands under `base`. */
export function readOpening(address: unknown, base: string): Opening {
  // As parsers of addresses do it.
  const text = typeof address === 'string' ? address.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '') : ''
  const isOwn = /^([./\\]|[^./:]+\/|[^/:]+\.(apk|ipa|html?)\b)/i.test(text)
  const url = parsed(text.replace(/^[\\/]{2}/, 'https://'), isOwn ? base : undefined)
  if (url === null) return { kind: 'none', url: null }
  if (hasCredentials(url) || UNSAFE.test(url.protocol)) return { kind: 'unsafe', url: null }
  return { kind: isWeb(url) ? 'page' : 'app', url: url.href }
}
