import { externalUrl } from '@/lib/externalUrl'

/** Shown instead of a frame that the browser would leave blank. */
export const UNSAFE_DOWNLOAD = '下载地址不安全，请联系客服'

/** Whether an address may be opened but not framed: the page's policy allows frames of https and this origin only. */
export function isUnsafeDownload(address: string): boolean {
  const url = externalUrl(address)
  return url !== null && url.startsWith('http:') && new URL(url).origin !== location.origin
}

/** Whether an address is a page of this portal, such as the demo's own, which a download frame can't show. */
export function isPortalPage(address: string): boolean {
  const url = externalUrl(address)
  return url !== null && new URL(url).origin === location.origin && new URL(url).pathname.endsWith('.html')
}
