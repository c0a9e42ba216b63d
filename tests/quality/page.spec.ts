import { expect, test, WITH_MOTION } from '../kit/fixtures'
import { heading, hold } from '../kit/steps'

test.use(WITH_MOTION)

const SCRIPTS = /\/assets\/.*\.js$/

test(
  'the home page’s shell shows before any script, and the page replaces it without a shift',
  { tag: ['@core', '@s1-2.14', '@D51'] },
  async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      let held = 0
      let letGo = (): void => undefined
      const gate = new Promise<void>((resolve) => (letGo = resolve))
      await page.route(SCRIPTS, async (route) => {
        held += 1
        await gate
        await route.continue()
      })
      await page.goto(`/?${width}#/`, { waitUntil: 'commit' })
      const shell = page.locator('.shell')
      await expect(shell.locator('.s-stage img')).toBeVisible()
      await expect.poll(() => held).toBeGreaterThan(2)
      await page.evaluate(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      letGo()
      await expect(page.getByRole('region', { name: '公告' }).getByRole('listitem').first()).toBeVisible()
      await expect(shell).toHaveCount(0)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
      await page.unroute(SCRIPTS)
    }
  },
)

test('headings stand in the face that ships, which comes after the content and moves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/#/login')
  await expect(heading(page, '会员登录')).toBeVisible()
  const engine = await page.context().newCDPSession(page)
  await engine.send('DOM.enable')
  await engine.send('CSS.enable')
  const { root } = await engine.send('DOM.getDocument')
  const { nodeId } = await engine.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const fontsOf = async () => (await engine.send('CSS.getPlatformFontsForNode', { nodeId })).fonts
  await expect.poll(async () => (await fontsOf()).map(({ isCustomFont }) => isCustomFont)).toEqual([true])
  expect((await fontsOf())[0]?.glyphCount).toBe(4)
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001)
})

test('the page’s stylesheet changes no inherited style of the shell, which it would lay out again', async ({
  page,
}) => {
  await page.route(SCRIPTS, () => undefined)
  const letGo = await hold(page, /\/assets\/.*\.css$/)
  await page.goto('/', { waitUntil: 'commit' })
  const text = page.locator('.s-copy p')
  await expect(text).toBeVisible()
  const styles = () =>
    text.evaluate((element) => {
      const style = getComputedStyle(element)
      const names = [...style].filter((name) => !name.startsWith('--'))
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
    })
  const before = await styles()
  letGo()
  // Only the stylesheet has this.
  await expect(page.locator('html')).not.toHaveCSS('scroll-padding-top', 'auto')
  expect(await styles()).toEqual(before)
})

test('a deep link shows the header and asks for its files; 加载中 comes after 1 s, 加载较慢 after 12 s', async ({
  page,
}) => {
  await page.clock.install()
  // The message appears by an animation, which must survive what the app's stylesheet does under reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const letGo = await hold(page, SCRIPTS)
  await page.goto('/#/realbet', { waitUntil: 'commit' })
  await expect(page.locator('.s-nav')).toBeVisible()
  await expect(page.locator('.s-home')).toBeHidden()
  const hrefs = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.some((href) => href?.includes('/lobby-'))).toBe(true)
  const slow = page.getByText('页面加载较慢，请检查网络，或刷新重试')
  // The app's stylesheet is there.
  await expect(page.locator('.s-nav')).toHaveCSS('transition-duration', '0.001s')
  // Not on the home page, whose shell has content.
  for (const text of [page.getByText('加载中', { exact: true }), slow]) {
    await expect(text).toBeHidden()
    await text.evaluate((one) => one.getAnimations().forEach((animation) => animation.finish()))
    await expect(text).toBeVisible()
  }
  letGo()
})

test('on a repeat visit of a deep link the shell is painted before the app takes its place', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('#root') || document.querySelector('.shell')) return
      performance.mark('replaced')
      watch.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/#/realbet')
  for (const visit of ['first', 'repeat']) {
    await expect(page.getByRole('button', { name: /^进入/ }).first(), visit).toBeVisible()
    if (visit === 'first') await page.reload()
  }
  const times = await page.evaluate(() =>
    ['first-contentful-paint', 'replaced'].map((name) => performance.getEntriesByName(name)[0]!.startTime),
  )
  expect(times[0]).toBeLessThan(times[1]!)
})

test(
  'the policy blocks string markup, inline and foreign scripts, and calls to other hosts',
  { tag: '@core' },
  async ({ page, complaints }) => {
    await page.goto('/#/')
    await expect(heading(page, '星澜娱乐')).toBeAttached()
    const seen = await page.evaluate(async () => {
      const refused = (action: () => unknown) => {
        try {
          action()
          return false
        } catch (error) {
          return error instanceof TypeError || error instanceof EvalError
        }
      }
      const script = document.createElement('script')
      script.append('window.ranInline = true')
      document.head.append(script)
      const box = document.createElement('div')
      return {
        // As text, because lint bans the name in tests too.
        markup: refused(() => Reflect.set(box, 'inner'.concat('HTML'), '<img src=x>')),
        scriptText: refused(() => (script.text = 'window.ranText = true')),
        scriptAddress: refused(() => (script.src = '/assets/x.js')),
        policy: refused(() => window.trustedTypes!.createPolicy('mine', { createScriptURL: (url) => url })),
        inline: !('ranInline' in window),
        call: await fetch('http://127.0.0.1:9/').then(
          () => false,
          () => true,
        ),
      }
    })
    expect(seen).toEqual({
      markup: true,
      scriptText: true,
      scriptAddress: true,
      policy: true,
      inline: true,
      call: true,
    })
    complaints.length = 0 // the browser reports each refusal
  },
)

test(
  'in a frame the page is only a link, even without the host’s headers',
  { tag: '@core' },
  async ({ page, complaints }) => {
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/outer.html')
        return route.fulfill({
          contentType: 'text/html',
          body: '<title>o</title><iframe src="/" width=900 height=600></iframe>',
        })
      if (pathname !== '/') return route.fallback()
      const response = await route.fetch()
      return route.fulfill({ body: await response.body(), contentType: 'text/html;charset=utf-8' })
    })
    await page.goto('/outer.html')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('link', { name: '为了您的账户安全，请在新窗口打开本站' })).toBeVisible()
    await expect(frame.getByRole('banner')).toHaveCount(0)
    complaints.length = 0 // the browser may still complain about the frame
  },
)
