import { plainUrl } from '@/lib/externalUrl'
import { local, perTab } from '@/lib/safeStorage'
import { lastReading } from './serverDate'

/** Base addresses of the build, from `VITE_API_BASE`, `''` for this origin (`/`); none with the embedded demo server (D14). */
export const lines: readonly string[] = (import.meta.env.VITE_API_BASE ?? '')
  .split(',')
  .flatMap((line: string) => line.trim() || [])
  .map((line: string) => line.replace(/\/+$/, ''))

/** The stored choice: one of the build's lines or this origin, else null. */
function chosen(): string | null {
  const stored = local.get('serverUrl')?.replace(/\/+$/, '')
  if (stored === location.origin && lines.includes('')) return ''
  return stored && (lines.includes(stored) || stored === location.origin) ? stored : null
}

const picked = typeof location === 'undefined' ? null : chosen()

/** Base address of calls, without a trailing slash; `''` for this origin. Changes with `takeLine`. */
export let baseAddress: string = picked ?? lines[0] ?? ''

/** Whether calls always use the network: a configured server, a chosen line, or the dev server's middleware. */
export const usesNetwork: boolean = lines.length > 0 || picked !== null || import.meta.env.DEV

const isOurs = (base: string): boolean =>
  base === '' || (typeof location !== 'undefined' && base === location.origin)

/** Whether calls stay on this origin. */
export let isSameOrigin: boolean = isOurs(baseAddress)

const mayName = (): boolean => isSameOrigin || import.meta.env.VITE_REQUEST_ID === 'always'

/** Whether calls carry `X-Request-Id`: on this origin, or where the build says that its lines allow the header. */
export let sendsRequestId: boolean = mayName()

/** Sends all further calls to that line, and remembers it for this device. */
export function takeLine(base: string): void {
  baseAddress = base
  // Another line has asked for no pause.
  delete lastReading.pause
  isSameOrigin = isOurs(base)
  sendsRequestId = mayName()
  // The inline script reads early from the first line only, and only without a stored choice.
  if (base === lines[0]) local.remove('serverUrl')
  else local.set('serverUrl', base || location.origin)
  if (perTab.get('baseUrl') !== null) saveBaseAddress()
}

/** Saves the base address before login and registration. */
export const saveBaseAddress = (): boolean =>
  perTab.set('baseUrl', baseAddress === '' ? location.origin : baseAddress)

/**
 * Address of a server picture: absolute https, a path of this origin or the base address, or a bitmap data URL. Null for
 * anything else.
 */
export function imageUrl(src: string): string | null {
  if (src === '') return null
  if (/^data:image\/(png|gif|jpeg|webp);base64,/i.test(src)) return src
  const base = baseAddress || location.origin
  const url = plainUrl(src, `${base}/`)
  const isOwn = url?.origin === location.origin || url?.origin === plainUrl(base)?.origin
  return url?.protocol === 'https:' || isOwn ? (url?.href ?? null) : null
}
