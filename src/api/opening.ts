import { readOpening, type Opening } from '@/lib/opening'
import { RefusedError, ServerFailure } from './failures'
import { baseAddress } from './lines'

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
