/** A server's address if it may be opened: http(s) without credentials, at most 8,000 characters; else null (D19). */
export function externalUrl(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > 8000) return null
  try {
    const url = new URL(address)
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : null
  } catch {
    return null
  }
}
