import { local, perTab } from '@/lib/safeStorage'

/** Base addresses of the build, `VITE_API_BASE`; none = the embedded demo server (D14). */
const lines: string[] = (import.meta.env.VITE_API_BASE ?? '')
  .split(',')
  .map((line: string) => line.trim().replace(/\/+$/, ''))
  .filter((line: string) => line !== '')

/** Read once at start: another line of the list, or this very origin; anything else is ignored (D14). */
function chosen(): string | null {
  const stored = local.get('serverUrl')?.replace(/\/+$/, '')
  return stored && (lines.includes(stored) || stored === location.origin) ? stored : null
}

const picked = typeof location === 'undefined' ? null : chosen()

/** Where calls go, without a slash at the end; `''` = paths of this origin. */
export const baseAddress: string = picked ?? lines[0] ?? ''

/** Whether calls always go over the network: a configured server, a picked line, or the dev server's middleware. */
export const usesNetwork: boolean = lines.length > 0 || picked !== null || import.meta.env.DEV

/** Whether a call's address is on this origin: only then it may carry `X-Request-Id` (D24). */
export const isSameOrigin: boolean =
  baseAddress === '' || (typeof location !== 'undefined' && baseAddress === location.origin)

/** Written before login and register calls, as specified (spec 1 §7). */
export const saveBaseAddress = (): boolean =>
  perTab.set('baseUrl', baseAddress === '' ? location.origin : baseAddress)

/**
 * A picture of the server as an address to show: absolute https, a path of this origin or the base address, or the data of a
 * bitmap. Null for none and for anything else (faults 2.2).
 */
export function imageUrl(src: string): string | null {
  if (src === '') return null
  if (/^data:image\/(png|gif|jpeg|webp);base64,/i.test(src)) return src
  try {
    const base = baseAddress || location.origin
    const url = new URL(src, `${base}/`)
    const isOwn = url.origin === location.origin || url.origin === new URL(base).origin
    return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn) ? url.href : null
  } catch {
    return null
  }
}
