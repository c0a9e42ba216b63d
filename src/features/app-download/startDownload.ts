import { seconds } from '@/lib/durations'

/** How long the download frame stays. */
const FRAME_LIFETIME = seconds(2)

/** Starts a download in a hidden, fully sandboxed frame. */
export function startDownload(url: string): void {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-downloads')
  frame.setAttribute('aria-hidden', 'true')
  frame.referrerPolicy = 'no-referrer'
  frame.title = '下载'
  frame.hidden = true
  frame.src = url
  document.body.append(frame)
  setTimeout(() => frame.remove(), FRAME_LIFETIME)
}
