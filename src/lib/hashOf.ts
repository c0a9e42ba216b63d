const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The first 96 bits of a text's SHA-256, in hex; `''` in insecure contexts, which lack `crypto.subtle`. */
export async function hashOf(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
