import { expect, test, type Page, type Server } from '../kit/fixtures'
import { Attacker } from './attacker'

// A page of another origin against the demo server in the real worker, and against one in Node. tests/engines/ does the same in
// Firefox and WebKit.

/** Everything a foreign page could change. The log of requests is left out: our own pages fill it. */
async function stateOf(server: Server) {
  const { data } = await server.call<Record<string, unknown>>('/api/__demo__/state')
  const { now: _now, requests: _requests, entries, ...state } = data
  return { ...state, entries: (entries as unknown[]).length }
}

/** Opens the attacker's page that tries everything at once; no page of the portal is in a frame of it. */
async function attack(
  page: Page,
  attacker: Attacker,
  host: 'localhost' | '127.0.0.1',
  target: string,
): Promise<void> {
  await page.goto(attacker.url(host))
  await expect(page).toHaveTitle('done', { timeout: 20_000 })
  const framed = page.frames().map((frame) => frame.url())
  expect(framed.filter((url) => url.startsWith(`${target}/`) && !url.startsWith(`${target}/api/`))).toEqual(
    [],
  )
}

/** Lets the attacker send this tab to the calls, by forms and addresses: what it shows then has no origin. */
async function takeTab(page: Page, attacker: Attacker, target: string): Promise<void> {
  for (const address of attacker.topPages('localhost')) {
    await page.goto(address)
    await page.waitForURL(`${target}/api/**`)
    expect(await page.evaluate(() => origin), address).toBe('null')
  }
}

for (const host of ['worker', 'node'] as const)
  test.describe(`with the server in ${host === 'worker' ? 'the service worker' : 'Node'}`, () => {
    test.use({ host })

    test('a foreign page changes nothing and runs no script on the portal’s origin', async ({
      page,
      context,
      server,
      complaints,
    }) => {
      // Some seventy pages, most of them in frames.
      test.setTimeout(90_000)
      await page.goto('/')
      await expect(page.getByRole('heading', { name: '精选场馆' })).toBeVisible()
      const target = await page.evaluate(() => origin)
      const before = await stateOf(server)
      const attacker = new Attacker(target)
      await attacker.start()
      try {
        // A tab of its own, as the portal's stays open.
        const foreign = await context.newPage()
        for (const site of ['localhost', '127.0.0.1'] as const) await attack(foreign, attacker, site, target)
        if (host === 'worker') await takeTab(foreign, attacker, target)
        // A tab that it opened itself is out of its hands.
        await foreign.goto(attacker.url('localhost'))
        const [opened] = await Promise.all([
          context.waitForEvent('page'),
          foreign.evaluate((url) => void Object.assign(window, { tab: open(url) }), target),
        ])
        await expect(opened.getByRole('heading', { name: '精选场馆' })).toBeVisible()
        expect(await foreign.evaluate(() => (window as unknown as { tab: Window }).tab.closed)).toBe(true)
        expect(attacker.pwned).toEqual([])
      } finally {
        attacker.stop()
      }
      expect(await stateOf(server)).toEqual(before)
      expect(await server.tokenOf('demo888', 'demo8888')).not.toBe('')
      await page.reload()
      await expect(page).toHaveTitle(/星澜娱乐/)
      complaints.length = 0
    })
  })
