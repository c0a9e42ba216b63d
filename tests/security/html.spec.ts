import { resolve } from 'node:path'
import type { Locator } from '@playwright/test'
import { build } from 'vite'
import { expect, test, type Page } from '../kit/fixtures'
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

const HOSTILE = '<h3>标题</h3><p class="x">安全的正文<b>粗体</b><img src="x" onerror="window.hacked=1"></p>'

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

test('lists, tables and links of this site stay; pictures and outer links send no referrer', async ({
  page,
  server,
}) => {
  const kept = `<h3>标题</h3><ol start="3" dir="ltr"><li>第三</li></ol><table><tbody><tr><th colspan="2" scope="col">头</th></tr><tr><td rowspan="2">甲</td><td>乙</td></tr></tbody></table><blockquote>引用<b>粗</b><em>斜</em></blockquote><a href="#/vip">站内链接</a>`
  await page.route('https://pictures.example/**', (route) => route.fulfill({ status: 404, body: '' }))
  server.answer(
    '/api/article',
    ok({
      content: `${kept}<img src="https://pictures.example/a.png" width="9000"><a href="https://good.example/" target="_self">外部链接</a>`,
    }),
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
  const link = prose.getByRole('link', { name: '外部链接' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect((await prose.evaluate((node) => node.getHTML())).replace(/<img.*/, '')).toBe(kept)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
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
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.removeItem('appInfo'))
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
  await expect(article.locator('b, h3, img')).toHaveCount(0)
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
