import { openingOf, type Opening } from './opening'

export const UNSAFE_DOWNLOAD = '下载地址不安全，请联系客服'

/** How the site's download opens. The page's policy allows frames of https and this origin only: other http is unsafe. */
export function downloadOf(address: string | undefined): Opening {
  const opening = openingOf(address)
  const isFramed = !opening.url?.startsWith('http:') || new URL(opening.url).origin === location.origin
  return isFramed ? opening : { kind: 'unsafe', url: null }
}

/** Whether an address is a page of this portal, such as the demo's own, which a download frame can't show. */
export const isPortalPage = ({ url }: Opening): boolean =>
  url !== null && new URL(url).origin === location.origin && new URL(url).pathname.endsWith('.html')
