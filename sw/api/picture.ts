const SIGNATURES: [type: string, bytes: string][] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
]

const latin = (bytes: Uint8Array): string => {
  let text = ''
  // In slices: a spread of two million arguments overflows the stack.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** The picture as a data URL; null unless its first bytes say gif or png. */
export function pictureUrl(bytes: Uint8Array): string | null {
  const start = latin(bytes.subarray(0, 8))
  const type = SIGNATURES.find(([, signature]) => start.startsWith(signature))?.[0]
  return type === undefined ? null : `data:${type};base64,${btoa(latin(bytes))}`
}
