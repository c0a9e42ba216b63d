import { seconds } from '@/lib/durations'

/*
 * Over HTTP/1.1 a browser has six connections to a host, and reads that hang hold them until the next page arrives, which waits for
 * one itself. So a page that is about to leave aborts its reads. What changes something goes on.
 */

const LEFT = new DOMException('the page is about to leave', 'AbortError')
const reads = new Set<AbortController>()
/** iPhones know the second only. */
const EVENTS = ['beforeunload', 'pagehide'] as const

/** Holds back what asks on its own; the result asks again. Set by the app. */
export const whileLeaving = { pause: (): (() => void) => () => {} }

function leave(): void {
  const resume = whileLeaving.pause()
  for (const read of reads) read.abort(LEFT)
  // Downloads and links to other programs leave the page where it is.
  setTimeout(resume, seconds(1))
}

/** Whether a read was aborted because the page was about to leave. */
export const wasLeft = ({ signal }: AbortController): boolean => signal.reason === LEFT

/** Aborts a read when the page is about to leave. Returns a function to call once it has ended. */
export function untilLeaving(read: AbortController): () => void {
  // Listened to only meanwhile: some browsers don't keep a page with such a listener for Back.
  if (reads.size === 0) {
    for (const event of EVENTS) globalThis.addEventListener?.(event, leave)
  }
  reads.add(read)
  return () => {
    reads.delete(read)
    if (reads.size > 0) return
    for (const event of EVENTS) globalThis.removeEventListener?.(event, leave)
  }
}
