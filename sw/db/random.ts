/** Random bytes. Unlike randomUUID, getRandomValues works on insecure origins. */
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** A random token of 40 hex digits. */
export const randomToken = (): string =>
  Array.from(bytes(20), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `count` random decimal digits. */
export const randomDigits = (count: number): string =>
  Array.from({ length: count }, () => randomBelow(10)).join('')

/** A uniform random integer from 0 to `limit - 1`; `limit` up to 65536. */
export function randomBelow(limit: number): number {
  const fair = Math.floor(65536 / limit) * limit
  for (;;) {
    const [high = 0, low = 0] = bytes(2)
    const drawn = high * 256 + low
    if (drawn < fair) return drawn % limit
  }
}
