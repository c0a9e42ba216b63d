import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { freePort } from '../kit/http'
import { BUILD_TIMEOUT, sharedBuild } from '../kit/portalHost'
import { dismissWelcome, header, submitLogin } from '../kit/steps'
import { youngerIn } from '../repository/builtFiles'
import { wayRound } from '../repository/compat'

// A brand other than the demo's (docs/operating.md), in builds of its own.

const ROOT = resolve(import.meta.dirname, '../..')
const BRAND = resolve(import.meta.dirname, 'brand')
let demo = ''
let server = ''
let broken = ''

/** Every setting of docs/operating.md that changes the build. */
const SETTINGS = {
  VITE_API_BASE: 'https://a.portal.example,https://b.portal.example',
  VITE_REPORT_URL: 'https://reports.portal.example/in',
  VITE_REQUEST_ID: 'always',
  VITE_SOURCE_MAPS: 'hidden',
  VITE_BASE: '/portal/',
  VITE_BRAND: BRAND,
  VITE_PAYMENT_PASSWORD: '8-20',
  VITE_LOGIN_PASSWORD: '6-16',
  VITE_WAGERING: 'remaining',
  VITE_PAYOUT_ACCOUNT_NAME: '星汇',
}

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT)
  demo = await sharedBuild(test.info().project.outputDir, '', { VITE_BRAND: BRAND })
})
test.afterAll(() => {
  for (const folder of [server, broken]) rmSync(folder, { recursive: true, force: true })
})

/** Serves a build as `npm start` does, with the headers of its brand. */
async function serve(dist: string): Promise<{ url: string; host: ChildProcess }> {
  const port = await freePort()
  const args = ['preview', '--outDir', dist, '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const host = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', VITE_BRAND: BRAND },
  })
  const url = `http://127.0.0.1:${port}/`
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  return { url, host }
}

const pngSize = (file: string) => {
  const picture = readFileSync(file)
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)]
}

/** The build has nothing of the demo's brand, and its own in place. */
function expectBrand(dist: string, isDemo: boolean): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.(br|gz)$/.test(file) && statSync(join(dist, file)).isFile(),
  )
  expect(files.length).toBeGreaterThan(100)
  const naming = (text: string) => files.filter((file) => readFileSync(join(dist, file)).includes(text))
  for (const text of ['星澜', '星起澜生']) expect(naming(text), text).toEqual([])
  expect(naming('青屿').length).toBeGreaterThan(3)
  for (const name of ['logo.svg', 'wordmark.svg']) {
    const demo = readFileSync(join(ROOT, 'vite/brand', name))
    expect(files.filter((file) => readFileSync(join(dist, file)).equals(demo))).toEqual([])
  }

  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')) as object
  expect(manifest).toMatchObject({
    name: '青屿俱乐部',
    short_name: '青屿',
    theme_color: '#0e1716',
    background_color: '#0e1716',
    screenshots: [],
  })
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(page).toContain('<title>青屿俱乐部</title>')
  expect(page).toContain('content="https://island.example/icons/social.png"')
  expect(readFileSync(join(dist, 'art/logo-wordmark.svg'))).toEqual(readFileSync(join(BRAND, 'wordmark.svg')))
  const articles = JSON.parse(readFileSync(join(dist, 'texts/articles.json'), 'utf8')) as object
  expect(articles).toMatchObject({ 7: { content: '<p>青屿俱乐部的介绍，由运营方撰写。</p>\n' } })
  expect(files.includes('texts/offers.json')).toBe(isDemo)
  for (const [name, size] of [
    ['icon-192', [192, 192]],
    ['icon-512', [512, 512]],
    ['maskable-512', [512, 512]],
    ['apple-touch-icon', [180, 180]],
    ['social', [1200, 630]],
  ] as const)
    expect(pngSize(join(dist, `icons/${name}.png`)), name).toEqual(size)
}

test('a demo build of another brand has nothing of the demo’s, and its own in place', () =>
  expectBrand(demo, true))

test('npm run build takes all of an operator’s settings together and says what it made in a dozen lines', async () => {
  test.setTimeout(BUILD_TIMEOUT)
  server = mkdtempSync(join(tmpdir(), 'portal-operator-'))
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { build: string }
  }
  const [vite, ...reports] = scripts.build.split(' && ')
  const steps = [
    `npx ${vite} --outDir ${server} --emptyOutDir`,
    ...reports.map((step) => `${step} ${server}`),
  ]
  const env = { ...process.env, ...SETTINGS, NODE_ENV: 'production' }
  const said = await promisify(execFile)('sh', ['-c', steps.join(' && ')], { cwd: ROOT, env })
  const lines = `${said.stdout}${said.stderr}`.split('\n').filter((line) => line.trim() !== '')
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(16)
  expect(lines.join('\n')).not.toContain('PostCSS')
  expect(lines.at(-1)).toMatch(/^ {2}the budget stands in|^worker: /)
  expect([...youngerIn(server)].filter(([path]) => !wayRound(path))).toEqual([])
  expectBrand(server, false)
})

test('another brand’s name, colours and lines are on the page from the first paint on', async ({ page }) => {
  const { url, host } = await serve(demo)
  try {
    const refused: string[] = []
    page.on('console', (line) => line.text().includes('Content Security Policy') && refused.push(line.text()))
    await dismissWelcome(page.context())
    const ground = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor)
    // The shell alone, without the app's scripts and styles.
    const shell = await page.context().newPage()
    await shell.route('**/assets/**', () => {})
    await shell.goto(url, { waitUntil: 'commit' })
    await expect.poll(() => ground(shell)).toBe('rgb(14, 23, 22)')
    await shell.close()
    await page.goto(url)
    await expect(page).toHaveTitle(/青屿俱乐部$/)
    expect(await ground(page)).toBe('rgb(14, 23, 22)')
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
    expect(await accent()).toBe('#7fd6c2')
    const footer = page.getByRole('contentinfo', { name: '页脚' })
    for (const line of ['一座岛，所有的游戏。', '牌照编号 EXAMPLE-0001', '适度游玩，随时可停'])
      await expect(footer).toContainText(line)
    await expect(page.getByRole('region', { name: '服务承诺' })).toContainText('先看条件，再参与。')
    await header(page).getByRole('button', { name: '登录', exact: true }).click()
    await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
    await page.goto(`${url}#/abouts?type=4`)
    await expect(page.getByRole('article')).toContainText('help@island.example')
    expect(refused).toEqual([])
  } finally {
    host.kill()
  }
})

test('a brand that lacks a picture or can’t be read stops the build with all its reasons', async () => {
  broken = mkdtempSync(join(tmpdir(), 'brand-broken-'))
  cpSync(BRAND, broken, { recursive: true })
  rmSync(join(broken, 'wordmark.svg'))
  const brand = JSON.parse(readFileSync(join(BRAND, 'brand.json'), 'utf8')) as object
  writeFileSync(
    join(broken, 'brand.json'),
    JSON.stringify({ ...brand, theme: { ink: { accent: '#444444' } } }),
  )
  const build = (settings: Record<string, string>) =>
    new Promise<string>((done) => {
      const env = { ...process.env, ...settings }
      execFile(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build'],
        { cwd: ROOT, env },
        (error, out, said) => done(error ? out + said : 'built'),
      )
    })
  const said = await build({ VITE_BRAND: broken })
  expect(said).toContain('wordmark.svg is missing')
  expect(said).not.toMatch(/failed to load|\n +at /)
  expect(said).toContain('ink: --accent (#444444) on --surface-0')
  expect(await build({ VITE_APP_NAME: '青屿' })).toContain(
    'the name now stands in the brand.json of VITE_BRAND',
  )
})
