/**
 * Decides for every address that the server sends: http(s) without credentials, at most 8,000 characters; else null (D19).
 * @param base What a relative address stands under; without one it is refused.
 */
export function plainUrl(address: unknown, base?: string): URL | null {
  if (typeof address !== 'string' || address.length > 8000) return null
  try {
    const url = new URL(address, base)
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : null
  } catch {
    return null
  }
}

/** A server's address if it may be opened, else null. */
export const externalUrl = (address: unknown): string | null => plainUrl(address)?.href ?? null
