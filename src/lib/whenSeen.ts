/** Resolves once what is rendered now has been painted in a visible tab; a hidden tab waits until it is shown. */
export function whenSeen(): Promise<void> {
  const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))
  return frame()
    .then(frame)
    .then(() => (document.visibilityState === 'visible' ? undefined : whenSeen()))
}
