const FAILED = 'launch failed'

/** Tells the tab that opened this one, else this one, that a game could not be opened. */
export function tellFailedLaunch(): void {
  const opener = window.opener as Window | null
  const main = opener && !opener.closed ? opener : window
  main.postMessage(FAILED, location.origin)
}

/** Calls the listener when a game that this tab opened has failed. Returns an unsubscribe function. */
export function onFailedLaunch(listener: () => void): () => void {
  const hear = ({ data, origin }: MessageEvent<unknown>) => {
    if (data === FAILED && origin === location.origin) listener()
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}
