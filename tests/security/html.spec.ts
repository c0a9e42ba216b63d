import { resolve } from 'node:path'
import type { Locator } from '@playwright/test'
import { build } from 'vite'
import { expect, test, type Page, type Server } from '../kit/fixtures'
import { forgetParsed } from '../kit/parsedHtml'
import { PAYLOADS } from './hostilePayloads'

const SANITISER = resolve(import.meta.dirname, '../../src/ui/RichTextSanitizer.ts')

/** Tags and attributes no server HTML may keep; written out here so that the sanitiser can't vouch for itself. */
const FORBIDDEN_TAGS =
  `style form input button textarea select option optgroup label fieldset legend datalist output dialog
  template slot iframe object embed base meta link audio video source track picture map area marquee menu meter progress
  script svg math`.split(/\s+/)
const FORBIDDEN_ATTRIBUTES =
  `style class id name srcset ping background poster autofocus contenteditable tabindex is slot part
  accesskey role usemap action formaction`.split(/\s+/)

test.afterEach(({ complaints }) => forgetParsed({ complaints }))

/** Leaves the app and removes its saved app info, so that the next page asks for it. */
async function forgetSite(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('appInfo'))
}

/** One of everything that must go, and some of what must stay. */
const HOSTILE = `<h3>标题</h3><p class="x" style="position:fixed;inset:0" onclick="window.hacked=1">安全的正文<b>粗体</b></p>
<script>window.hacked=1;/*MARK*/</script><style>body{display:none;background:url(https://evil.example/a.css)}</style>
<img src="http://evil.example/pixel.png" onerror="window.hacked=1"><img src="x" srcset="https://evil.example/s.png 2x" onerror="window.hacked=1">
<video src="https://evil.example/v.mp4" poster="https://evil.example/p.png" autoplay></video><audio src="https://evil.example/a.mp3" autoplay></audio>
<table background="https://evil.example/b.png"><tr><td>单元格</td></tr></table>
<form action="https://evil.example" id="root" name="cookie"><label>支付密码<input name="paypassword" type="password" autofocus onfocus="window.hacked=1"></label>
<select><option>1</option></select><textarea></textarea><button formaction="javascript:window.hacked=1">提交</button></form>
<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>parent.hacked=1</script>"></iframe><object data="https://evil.example"></object><embed src="https://evil.example">
<svg><script>window.hacked=1</script><image href="https://evil.example/i.svg"/><animate onbegin="window.hacked=1" attributeName="x" dur="1s"/></svg>
<math><mtext><table><mglyph><style><img src onerror="window.hacked=1"></style></mglyph></table></mtext></math>
<link rel="stylesheet" href="https://evil.example/l.css"><meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">
<details open ontoggle="window.hacked=1">展开</details><dialog open>假弹窗</dialog><template><p>模板</p></template><marquee onstart="window.hacked=1">滚动</marquee>
<div contenteditable="true" tabindex="1" accesskey="x" data-x="1" aria-label="假" role="alert" popover>伪装</div>
<a href="javascript:window.hacked=1">坏链接</a><a href="data:text/html,<script>1</script>">数据链接</a><a href="http://evil.example">明文链接</a>
<a href="https://good.example/page" target="_self">外部链接</a><a href="#/vip">站内链接</a>`

const FORBIDDEN = `script, style, form, input, button, select, option, textarea, label, iframe, object, embed, video, audio, svg, math,
 link, meta, base, dialog, template, marquee, [style], [class], [id], [name], [srcset], [poster], [background], [contenteditable],
 [tabindex], [accesskey], [popover], [role], [aria-label], [data-x], [onclick], [onerror], [ontoggle], [autofocus],
 a[href^="javascript"], a[href^="data"], a[href^="http:"], img[src^="http:"]`

const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })

/** Requests that left this origin. */
function outsideOf(page: Page): string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1')
      outside.push(request.url())
  })
  return outside
}

/** What must become of a hostile text of the server. */
async function expectHarmless(page: Page, prose: Locator, outside: string[]): Promise<void> {
  await expect(prose).toContainText('安全的正文')
  await expect(prose).toContainText('单元格')
  await prose.scrollIntoViewIfNeeded()
  expect(await prose.locator(FORBIDDEN).evaluateAll((nodes) => nodes.map((node) => node.outerHTML))).toEqual(
    [],
  )
  const link = prose.getByRole('link', { name: '外部链接' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(prose.getByRole('link', { name: '站内链接' })).toHaveAttribute('href', '#/vip')
  await expect(prose.getByRole('link')).toHaveCount(2)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(page.locator('#root')).toHaveCount(1)
  expect(outside).toEqual([])
}

/** The element that holds the server's HTML around its heading 标题. */
const proseIn = (scope: Locator) =>
  scope.locator('div').filter({ has: scope.page().locator(':scope > h3:text-is("标题")') })

const promotion = {
  id: 1,
  title: '测试活动',
  type: '1',
  banner: '',
  can_apply: 1,
  state: 1,
  content: HOSTILE,
  memo: HOSTILE,
}

function answerPromotion(server: Server): void {
  server.answer('/api/activitylist', ok({ data: [promotion], total: 1 }), 9)
  server.answer('/api/activitydeatil', ok(promotion), 9)
}

test('help articles run nothing, load nothing and bring no controls', async ({ page, server }) => {
  const outside = outsideOf(page)
  server.answer('/api/article', ok({ content: HOSTILE }), 9)
  await page.goto('/#/abouts')
  await expectHarmless(page, proseIn(page.getByRole('article')), outside)
})

test('rules and memo of a promotion run nothing, in the card and in the detail', async ({ page, server }) => {
  const outside = outsideOf(page)
  answerPromotion(server)
  await page.goto('/#/activity')
  const card = proseIn(page.getByRole('region', { name: '测试活动' }))
  await expect(card).toHaveCount(2)
  for (const place of [0, 1]) await expectHarmless(page, card.nth(place), outside)
  await page.goto('/#/vip')
  await page.goto('/#/activityInfo?id=1')
  await expect(page.getByRole('heading', { level: 1, name: '测试活动' })).toBeVisible()
  const detail = proseIn(page.getByRole('main')).filter({ visible: true })
  await expect(detail).toHaveCount(2)
  for (const place of [0, 1]) await expectHarmless(page, detail.nth(place), outside)
})

test('inbox messages run nothing, load nothing and bring no controls', async ({ page, server, logIn }) => {
  const outside = outsideOf(page)
  await logIn()
  const message = { id: 99, title: '<img src=x onerror="window.hacked=1">', content: HOSTILE }
  server.answer('/api/noticeList', ok({ data: [message], total: 1 }), 99)
  await page.goto('/#/message?type=1')
  await page.getByRole('main').getByRole('button', { name: '<img src=x' }).click()
  await expectHarmless(page, proseIn(page.getByRole('main')), outside)
})

test('lists, tables with spans and emphasis stay; pictures are lazy, named and send no referrer', async ({
  page,
  server,
}) => {
  const kept = `<h3>标题</h3><ol start="3" dir="ltr"><li>第三</li></ol><table><tbody><tr><th colspan="2" scope="col">头</th></tr><tr><td rowspan="2">甲</td><td>乙</td></tr></tbody></table><blockquote>引用<b>粗</b><em>斜</em></blockquote>`
  await page.route('https://pictures.example/**', (route) => route.fulfill({ status: 404, body: '' }))
  server.answer(
    '/api/article',
    ok({ content: `${kept}<img src="https://pictures.example/a.png" width="9000">` }),
  )
  await page.goto('/#/abouts')
  const prose = proseIn(page.getByRole('article'))
  const picture = prose.locator('img')
  for (const [name, value] of [
    ['loading', 'lazy'],
    ['decoding', 'async'],
    ['referrerpolicy', 'no-referrer'],
    ['alt', ''],
  ] as const)
    await expect(picture).toHaveAttribute(name, value)
  expect((await prose.evaluate((node) => node.getHTML())).replace(/<img[^>]*>/, '')).toBe(kept)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a text is sanitised once, not on each render, and enters the page as trusted HTML', async ({
  page,
  server,
  logIn,
}) => {
  await page.addInitScript(() => {
    const factory = (window as unknown as { trustedTypes: { createPolicy: (...args: unknown[]) => unknown } })
      .trustedTypes
    const create = factory.createPolicy.bind(factory)
    Object.assign(window, { sanitised: 0 })
    factory.createPolicy = (name: unknown, rules: unknown) => {
      const { createHTML } = rules as { createHTML?: (html: string) => string }
      if (!createHTML) return create(name, rules)
      return create(name, {
        ...(rules as object),
        createHTML: (html: string) => {
          if (html.includes('MARK')) (window as unknown as { sanitised: number }).sanitised += 1
          return createHTML(html)
        },
      })
    }
  })
  await logIn()
  server.answer('/api/activitydeatil', ok({ ...promotion, memo: '' }), 9)
  await page.goto('/#/activityInfo?id=15')
  const prose = proseIn(page.getByRole('main'))
  await expect(prose).toContainText('安全的正文')
  await page.getByRole('button', { name: '申请优惠' }).click()
  await page.getByRole('dialog', { name: '申请优惠' }).getByLabel('优惠金额').fill('18')
  await page.getByRole('button', { name: '立即申请' }).click()
  await expect.poll(() => server.requestsOf('/api/activitydeatil').length).toBeGreaterThan(1)
  await expect(page.getByRole('dialog', { name: '申请优惠' })).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { sanitised: number }).sanitised)).toBe(1)
})

test(
  'names and plain texts of the server are text, never HTML',
  { tag: ['@dom', '@s1-3.1'] },
  async ({ page, server }) => {
    const bad = '<img src=x onerror="window.hacked=1"><b>粗</b>'
    server.answer('/api/homenotice', ok([`公告${bad}`]), 9)
    server.answer('/api/activitytype', ok([{ id: 1, name: `类型${bad}` }]), 9)
    server.answer('/api/activitylist', ok({ data: [{ ...promotion, title: `活动${bad}` }], total: 1 }), 9)
    await server.site({ title: `站名${bad}` })
    await page.goto('/#/activity')
    // Notices and the maintenance text may be HTML, but show as text (D63).
    for (const text of ['公告 粗', `类型${bad}`, `活动${bad}`])
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expect(page).toHaveTitle(new RegExp('站名<img'))
    await expect(page.locator('img[src=x], [onerror]')).toHaveCount(0)
    await server.site({ site_state: 0, repair_tips: `维护${bad}` })
    await forgetSite(page)
    await page.goto('/')
    await expect(page.getByText('维护 粗', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  },
)

/** Runs in the page: the names of policies that a script can take. */
const takePolicies = () =>
  ['dompurify', 'app-sw'].filter((name) => {
    try {
      window.trustedTypes?.createPolicy(name, { createScriptURL: (url) => url })
      return true
    } catch {
      return false
    }
  })

test('no other script can take the names of the page’s policies, before any HTML has come', async ({
  page,
  complaints,
}) => {
  await page.goto('/#/vip')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(takePolicies)).toEqual([])
  complaints.length = 0
})

test('where a script has taken the policy first, the server’s HTML shows as text', async ({
  page,
  server,
  complaints,
}) => {
  await page.addInitScript(takePolicies)
  server.answer('/api/article', ok({ content: HOSTILE }), 9)
  await page.goto('/#/abouts')
  const article = page.getByRole('article')
  await expect(article).toContainText('安全的正文粗体')
  await expect(article).toContainText('单元格')
  await expect(article).not.toContainText('hacked')
  await expect(article.locator(`a, ${FORBIDDEN}`)).toHaveCount(await article.locator('[class]').count())
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  complaints.length = 0
})

/** The sanitiser as one script, `kit.sanitizeHtml`. */
async function sanitiserScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': resolve(import.meta.dirname, '../../src') } },
    build: { write: false, lib: { entry: SANITISER, formats: ['iife'], name: 'kit' } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const script = first && 'output' in first ? first.output[0] : undefined
  if (!script) throw new Error('the sanitiser was not built')
  return script.code
}

test(
  'no payload runs, leaves a forbidden element or attribute, or changes when it is parsed again',
  { tag: ['@core', '@s1-2.16', '@s1-2.25'] },
  async ({ page }) => {
    const outside = outsideOf(page)
    const payloads = Object.entries(PAYLOADS).flatMap(([family, list]) =>
      list.map((html) => ({ family, html })),
    )
    expect(payloads.length).toBeGreaterThan(600)
    // A page without a policy: here only the sanitiser protects.
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<body>' }))
    await page.goto('/bare')
    await page.addScriptTag({ content: await sanitiserScript() })
    const found = await page.evaluate(
      async ({ list, tags, attributes }) => {
        const { sanitizeHtml } = (window as unknown as { kit: { sanitizeHtml: (html: string) => string } })
          .kit
        const faults: string[] = []
        const faultOf = (element: Element): string | undefined => {
          if (
            element.namespaceURI !== document.documentElement.namespaceURI ||
            tags.includes(element.localName)
          )
            return `<${element.localName}>`
          if (element.localName.includes('-')) return `<${element.localName}>`
          if (getComputedStyle(element).position !== 'static') return 'overlay'
          for (const { name, value } of element.attributes) {
            if (/^(on|data-|aria-|popover)/.test(name) || attributes.includes(name)) return name
            if (
              ['href', 'src', 'cite'].includes(name) &&
              !(name === 'src' ? /^https:\/\//i : /^(https:\/\/|#)/i).test(value)
            )
              return `${name}=${value}`
            if (/^\s*https:\/\/[^/?#]*@/i.test(value) && name !== 'alt' && name !== 'title')
              return `credentials in ${name}=${value}`
            if (
              /^[\s\p{Cc}]*(javascript|data|vbscript|blob|file|http):/iu.test(value) &&
              name !== 'alt' &&
              name !== 'title'
            )
              return `${name}=${value}`
          }
          if (element.localName === 'a' && element.getAttribute('href')?.startsWith('https'))
            if (
              element.getAttribute('rel') !== 'noopener noreferrer nofollow' ||
              element.getAttribute('target') !== '_blank'
            )
              return 'rel, target'
          return undefined
        }
        for (const { family, html } of list) {
          const box = document.body.appendChild(document.createElement('div'))
          const clean = sanitizeHtml(html)
          box.setHTMLUnsafe(clean)
          const again = document.createElement('div')
          again.setHTMLUnsafe(box.getHTML())
          if (again.getHTML() !== box.getHTML()) faults.push(`${family} is read otherwise: ${html}`)
          for (const element of box.querySelectorAll('*')) {
            const fault = faultOf(element)
            if (fault) faults.push(`${family} ${fault}: ${html.slice(0, 200)}`)
            for (const event of ['click', 'focus', 'mouseover', 'pointerenter', 'animationstart'])
              if (element.localName !== 'a') element.dispatchEvent(new Event(event, { bubbles: true }))
          }
        }
        // Error handlers of pictures run a little later.
        await new Promise((resolve) => setTimeout(resolve, 300))
        return { faults, pwned: '__pwned' in window, globals: typeof document.getElementById }
      },
      { list: payloads, tags: FORBIDDEN_TAGS, attributes: FORBIDDEN_ATTRIBUTES },
    )
    expect(found).toEqual({ faults: [], pwned: false, globals: 'function' })
    expect(outside).toEqual([])
  },
)
