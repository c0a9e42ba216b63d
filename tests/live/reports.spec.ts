import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { freePort } from '../kit/http'
import { BUILD_TIMEOUT, buildFor, DIST, PortalHost } from '../kit/portalHost'
import { heading } from '../kit/steps'

// A build that reports, and the receiver of docs/operating.md.

// In one process, so that it is built once.
test.describe.configure({ mode: 'default' })

type Entry = { kind: string; build: string; route: string } & Record<string, unknown>

const GUIDE = readFileSync(resolve(import.meta.dirname, '../../docs/operating.md'), 'utf8')
const RECEIVER = GUIDE.split('<!-- receiver -->\n```js\n')[1]?.split('```\n<!-- /receiver -->')[0] ?? ''

const folder = mkdtempSync(join(tmpdir(), 'portal-reports-'))
const file = join(folder, 'reports.jsonl')
const dist = join(folder, 'dist')
let receiver: ChildProcess
let address = ''
let host: PortalHost

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT)
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), REPORTS: file }
  receiver = spawn(process.execPath, ['--input-type=module', '-e', RECEIVER], { env, stdio: 'inherit' })
  await buildFor('', dist, { VITE_REPORT_URL: `${address}/in`, VITE_SOURCE_MAPS: 'hidden' })
})
test.afterAll(() => {
  receiver.kill()
  rmSync(folder, { recursive: true })
})
test.beforeEach(async () => {
  host = new PortalHost()
  await host.open({ folder: dist, origins: [address] })
})
test.afterEach(() => host.close())

const entries = (): Entry[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Entry)
    : []
const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content')

test('errors, failed calls, policy violations and vitals reach the receiver of the docs', async ({
  page,
}) => {
  await page.goto(`${host.url}/#/vip`)
  await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(async () => {
    const body = JSON.stringify({ call: '/api/article', status: 502, text: '<html>张三' })
    const headers = { 'Content-Type': 'application/json', 'X-Demo-Control': '1' }
    await fetch('/api/__demo__/next', { method: 'POST', headers, body })
  })
  await page.evaluate(async () => {
    // It happens before the page is left.
    const happened = new Promise((done) => addEventListener('error', done, { once: true }))
    setTimeout(() => {
      throw new TypeError('planted for "张三"')
    })
    await happened
    const picture = new Image()
    picture.src = 'http://pictures.example/a.png?token=secret'
    document.body.append(picture)
  })
  await page.evaluate(() => void (location.hash = '/abouts?type=2'))
  await expect(page.getByRole('heading', { name: '错误与性能报告' })).toBeVisible()
  await page.mouse.click(5, 5)
  // The report's own file has loaded and noted all three.
  await page.waitForFunction(() => Number(sessionStorage.getItem('portal:reported')) >= 3)
  // The vitals are final when the page is left.
  await page.goto('about:blank')
  const kinds = () => [...new Set(entries().map(({ kind }) => kind))].toSorted()
  await expect.poll(kinds, { timeout: 15_000 }).toEqual(['call', 'error', 'policy', 'vital'])
  const all = entries()
  const of = (kind: string) => all.filter((entry) => entry.kind === kind)
  expect(of('error')).toMatchObject([{ route: '/vip', message: 'TypeError: planted for "…"' }])
  expect(of('call')).toMatchObject([
    { route: '/abouts', path: '/api/article', failure: 'no envelope', status: 502, line: host.url },
  ])
  expect(of('policy')).toMatchObject([{ directive: 'img-src', blocked: 'http://pictures.example' }])
  const [paint] = of('vital').filter(({ name }) => name === 'LCP')
  expect(paint).toMatchObject({ route: '/vip', element: expect.stringMatching(/^\w+(:\d+)?>/) })
  expect(paint?.value).toBeGreaterThan(0)
  expect(readFileSync(file, 'utf8')).not.toMatch(/张三|secret/)
  await page.goto(host.url)
  expect(new Set(all.map(({ build }) => build))).toEqual(new Set([await buildOf(page)]))
})

test('source maps stand beside the build, and a build without the setting has no report code', async () => {
  // The bundler's own helpers have no source.
  const scripts = (at: string) =>
    readdirSync(join(at, 'assets')).filter((name) => /^(?!rolldown-runtime-).*\.js$/.test(name))
  const maps = readdirSync(join(dirname(dist), 'dist-maps', 'assets'))
  expect(scripts(dist).filter((name) => !maps.includes(`${name}.map`))).toEqual([])
  const everything = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(everything.filter((name) => name.endsWith('.map'))).toEqual([])
  for (const name of scripts(dist))
    expect(readFileSync(join(dist, 'assets', name), 'utf8')).not.toContain('sourceMappingURL')
  const holds = (at: string) =>
    scripts(at).filter((name) =>
      /sendBeacon|call-failed|securitypolicyviolation/.test(readFileSync(join(at, 'assets', name), 'utf8')),
    )
  expect(holds(dist).length).toBeGreaterThan(0)
  expect(holds(DIST)).toEqual([])
})
