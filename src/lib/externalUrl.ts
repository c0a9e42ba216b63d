/** The server's address as a URL, at most 8,000 characters; null for anything else. */
export function parsedUrl(address: unknown, base?: string): URL | null {
  if (typeof address !== 'string' || address.length > 8000) return null
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * http(s) without credentials, else null (D19).
 * @param base What a relative address stands under; without one it is refused.
 */
export function plainUrl(address: unknown, base?: string): URL | null {
  const url = parsedUrl(address, base)
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : null
}

/** A server's address if it may be opened as a page, else null. */
export const externalUrl = (address: unknown): string | null => plainUrl(address)?.href ?? null
