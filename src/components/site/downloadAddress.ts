import { externalUrl } from '@/lib/externalUrl'

/** Why the download is not started, told instead of a frame that the browser leaves empty without a word. */
export const UNSAFE_DOWNLOAD = '下载地址不安全，请联系客服'

/** Whether an address of a server may be opened (D19) but not loaded into a frame: the policy of the page allows https and this origin. */
export function isUnsafeDownload(address: string): boolean {
  const url = externalUrl(address)
  return url !== null && url.startsWith('http:') && new URL(url).origin !== location.origin
}
