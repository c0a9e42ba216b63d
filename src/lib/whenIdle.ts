/** Resolves when the browser is idle, or after `timeout` ms at the latest. */
export const whenIdle = (timeout: number): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout })
    else setTimeout(resolve, timeout / 3)
  })
