// Counts round trips exactly, whatever the machine does: requests are held and let go in waves.

/**
 * Holds every request of these pages until no other comes for `quiet` ms and all of the last wave are answered, then lets
 * the whole wave go. What a page shows after wave n took n round trips. Register it after other routes: they answer.
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

  /** The page has done what it had to do: it may be that only now it asks for more. */
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
    /** What had been asked and let go in so many round trips; the tab's icon is the browser's own business. */
    within: (depth) => requests.filter(({ url, wave }) => wave <= depth && !url.endsWith('/favicon.svg')),
  }
}
