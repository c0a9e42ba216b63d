const SIGNATURES: [type: string, at: number, bytes: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/webp', 8, 'WEBP'],
]

/** The type of a picture by its first bytes; null unless it is PNG, JPEG or WebP. */
export function pictureType(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  const found = SIGNATURES.find(([, at, signature]) => start.startsWith(signature, at))
  if (found?.[0] === 'image/webp' && !start.startsWith('RIFF')) return null
  return found?.[0] ?? null
}
