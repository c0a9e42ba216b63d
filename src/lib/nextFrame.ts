/** Resolves once a frame has been painted; at once in a hidden window, which paints none. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done)
    else requestAnimationFrame(() => setTimeout(done))
  })
