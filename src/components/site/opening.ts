import { RefusedError, ServerFailure } from '@/api/failures'
import { baseAddress } from '@/api/lines'
import { parsedUrl, plainUrl } from '@/lib/externalUrl'

/** Schemes that run or read something, or belong to the browser and its system; those of pages where `plainUrl` refuses them. */
const UNSAFE =
  /^(https?|javascript|vbscript|data|blob|file|filesystem|about|view-source|resource|jar|ftp|wss?|search-ms|(chrome|edge|opera|moz|ms)[\w-]*):$/

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
  const url = parsedUrl(text.replace(/^[\\/]{2}/, 'https://'), isOwn ? base : undefined)
  if (url === null) return { kind: 'none', url: null }
  if (plainUrl(url.href)) return { kind: 'page', url: url.href }
  const isUnsafe = UNSAFE.test(url.protocol) || url.username !== '' || url.password !== ''
  return isUnsafe ? { kind: 'unsafe', url: null } : { kind: 'app', url: url.href }
}

/** How an address of the server opens; a relative one is a path of the line in use. */
export const openingOf = (address: unknown): Opening =>
  readOpening(address, `${baseAddress || location.origin}/`)

const UNSAFE_ADDRESS = '地址不安全，已停止打开'

/** The same for what must open: throws when the address is unsafe, and ServerFailure without one. */
export function openableOf(address: unknown): Extract<Opening, { url: string }> {
  const opening = openingOf(address)
  if (opening.url !== null) return opening
  throw opening.kind === 'unsafe' ? new RefusedError(200, UNSAFE_ADDRESS) : new ServerFailure()
}
