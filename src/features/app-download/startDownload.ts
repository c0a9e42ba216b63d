import { seconds } from '@/lib/durations'

/** The download frame is removed after this (spec 1 §2). */
const FRAME_LIFETIME = seconds(2)

/** Starts a download in a hidden frame that may do nothing else (spec 1 §2). */
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
