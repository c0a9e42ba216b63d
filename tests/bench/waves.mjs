// Counts round trips exactly, however busy the machine is: holds requests and releases them in waves.

/**
 * Holds every request of these pages until no other comes for `quiet` ms and the last wave is fully answered, then releases
 * the whole wave. What a page shows after wave n took n round trips. Register it after the routes that answer.
 * @param {import('playwright').BrowserContext} context
 * @param {number} quiet
 */
export async function inWaves(context, quiet = 250) {
  const origin = /^https?:/
  /** @type {{ url: string, wave: number }[]} */
  const requests = []
  /** @type {number[]} */
  const releases = []
  const pending = new Set()
  let held = []
  let timer

  /** The page is idle; it may send its next requests only now. */
  const idle = () =>
    Promise.all(
      context
        .pages()
        .map((page) =>
          page
            .evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
            .catch(() => undefined),
        ),
    )
  const release = () => {
    releases.push(Date.now())
    const wave = held
    held = []
    for (const { request } of wave) {
      pending.add(request)
      requests.push({ url: request.url(), wave: releases.length })
    }
    for (const { go } of wave) go()
  }
  let events = 0
  const settle = () => {
    events += 1
    clearTimeout(timer)
    timer = setTimeout(async () => {
      if (pending.size > 0 || held.length === 0) return
      const seen = events
      if (releases.length > 0) await idle()
      if (seen === events) release()
    }, quiet)
  }
  const isAnswered = (request) => {
    if (pending.delete(request)) settle()
  }
  context.on('requestfinished', isAnswered)
  context.on('requestfailed', isAnswered)

  await context.route(origin, async (route) => {
    await new Promise((go) => {
      held.push({ request: route.request(), go: () => go(undefined) })
      settle()
    })
    await route.fallback().catch(() => undefined)
  })

  return {
    /** Round trips a page had made at that time (ms since 1970). */
    depthAt: (at) => releases.filter((time) => time <= at).length,
    /** The requests released within that many round trips, without the tab's icon, which the browser asks for by itself. */
    within: (depth) => requests.filter(({ url, wave }) => wave <= depth && !url.endsWith('/favicon.svg')),
  }
}
