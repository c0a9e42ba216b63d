import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { browserArgs, findBrowser } from '../ensure-browser.mjs'
import { createFamilyServer } from './family/server'
import { BUILD_TIMEOUT, PortalHost, sharedBuild } from './portalHost'
import type { Exchange } from './recording'

const ROOT = resolve(import.meta.dirname, '../..')

/** Another repository. It has its own tests of the portal, some of which fail. */
const FILES = {
  'package.json': JSON.stringify({ name: 'other', private: true }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'nodenext', strict: true, noEmit: true, types: ['node'] },
    include: ['*.ts'],
  }),
  'playwright.config.ts': `
    import { defineConfig } from '@playwright/test'
    import { usePortal } from 'xinglan-portal/kit'
    export default defineConfig({
      fullyParallel: true,
      workers: 2,
      // Other tests run beside this one.
      expect: { timeout: 20_000 },
      use: {
        ...usePortal(process.env.PORTAL ?? ''),
        launchOptions: JSON.parse(process.env.LAUNCH ?? '{}'),
      },
    })`,
  'any.spec.ts': `
    import { accounts, expect, fillLogin, submitLogin, test, type Asked, type Server } from 'xinglan-portal/kit'
    import { openDemoServer } from 'xinglan-portal/kit/server'
    const refuse = (server: Server) => server.refuse('/api/login_pc', '账号已锁定')
    test('a refused login', async ({ visitor, server }) => {
      await refuse(server)
      await visitor.goto('#/login')
      await fillLogin(visitor, 'demo888', accounts.demo888)
      server.expectNone('/api/login_pc')
      await visitor.getByRole('button', { name: '立即登录' }).click()
      await expect(visitor.getByRole('alert').filter({ hasText: '账号已锁定' }).first()).toBeVisible()
      const sent: Asked<'/api/login_pc'>[] = server.requestsOf('/api/login_pc')
      expect(sent.map(({ payload }) => payload.name)).toEqual(['demo888'])
    })
    test('a unit test without a browser', async () => {
      const { app, close } = await openDemoServer()
      const headers = { 'Content-Type': 'application/json' }
      const request = new Request('http://127.0.0.1/api/app', { method: 'POST', headers, body: '{}' })
      expect(await (await app.fetch(request)).json()).toMatchObject({ code: 200 })
      await close()
    })
    test.describe('a recorded server', () => {
      test.use({ host: 'family', recording: 'recorded.json' })
      test('its login, with a patch', async ({ visitor, server }) => {
        await server.site({ title: '改名' })
        await visitor.goto('#/login')
        await submitLogin(visitor.getByRole('main'), 'real01', 'any-password')
        await expect(visitor.getByRole('region', { name: '会员栏' })).toContainText('1,234.50')
        await expect(visitor).toHaveTitle(/改名/)
      })
      test('fails: a call that it has not', async ({ page }) => {
        await page.goto('#/abouts')
        await page.evaluate(() => fetch('/api/transall', { method: 'POST', body: '{}' }))
      })
    })
    test('fails: a wrong heading', async ({ member }) => {
      await member.goto('#/recharge')
      await expect(member.getByRole('heading', { level: 1 })).toHaveText('取款', { timeout: 1 })
    })
    test('fails: an unused order', async ({ member, server }) => {
      await server.fail('/api/uservip')
      await member.goto('#/abouts')
    })
    test.describe('with its real server', () => {
      test.use({ baseURL: process.env.REAL })
      test('one call passes through, the others do not', async ({ visitor, server }) => {
        server.passthrough('/api/app')
        await visitor.goto('')
        await expect(visitor).toHaveTitle(/真实站点/)
        expect(server.requestsOf('/api/homenotice').length).toBeGreaterThan(0)
      })
    })`,
  // Each line of its list is wrong.
  'typos.ts': `import type { Server } from 'xinglan-portal/kit'
    export const typos = (server: Server) => [
      server.fail('/api/blance'),
      server.member('demo888', { balanse: 5 }),
      server.call('/api/balance').then(({ data }) => data.balanse),
      server.call('/api/transfer', { amount: '5', sourcetype: 'userbalance', targetype: 'AG' }),
      server.answer('/api/noticeList', { json: { code: 200, data: { data: [{ titel: '' }] } } }),
      server.answer('/api/balance', { jsn: { code: 200 } }),
      server.site({ titel: '' }),
    ]`,
}

type Result = {
  attachments: { name: string; path?: string }[]
  errors: { message: string; location?: { line: number } }[]
}
type Report = { suites: Suite[] }
type Suite = { suites?: Suite[]; specs: { title: string; ok: boolean; tests: { results: Result[] }[] }[] }
const specsOf = (suites: Suite[]): Suite['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])])

const other = mkdtempSync(join(tmpdir(), 'portal-kit-'))
test.afterAll(() => rmSync(other, { recursive: true, force: true }))

async function run(file: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = other) {
  // Without what Playwright tells its own workers.
  const options = { cwd, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env }, maxBuffer: 1e8 }
  return new Promise<{ status: number; told: string; stdout: string }>((done) => {
    const child = execFile(file, args, options, (_, stdout, stderr) =>
      done({ status: child.exitCode ?? 1, told: stdout + stderr, stdout }),
    )
  })
}
const node = (...[args, ...rest]: [string[], NodeJS.ProcessEnv?, string?]) =>
  run(process.execPath, args, ...rest)

/** The folder of that portal, as in tests/live, which share the build. */
const BASE = '/portal/'
/** A server of the family with its portal, on one address. */
async function openFamily(): Promise<PortalHost> {
  const host = new PortalHost()
  const { app, site } = createFamilyServer()
  site({ title: '真实站点' })
  const fetch = async (request: Request) => app.fetch(request)
  const folder = await sharedBuild(test.info().project.outputDir, '/', { VITE_BASE: BASE })
  await host.open({ folder, api: { fetch }, base: BASE })
  return host
}

test('packed, the kit records, type-checks and runs in another folder, and refuses what is mistyped', async ({
  baseURL,
}) => {
  test.setTimeout(180_000 + BUILD_TIMEOUT)
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(other, name), text)
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', '@types/node', 'undici-types']) {
    const link = join(other, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), link, 'junction')
  }
  const [packed, family] = await Promise.all([
    node([join(ROOT, 'tests/kit/pack.mjs'), join(other, 'not/yet')], {}, ROOT),
    openFamily(),
  ])
  expect(packed.status, packed.told).toBe(0)
  expect((await run('tar', ['-xzf', 'not/yet/xinglan-portal-1.0.0.tgz'])).status).toBe(0)
  const installed = join(other, 'node_modules/xinglan-portal')
  renameSync(join(other, 'package'), installed)
  const readme = readFileSync(join(installed, 'README.md'), 'utf8')
  expect(readme).toMatch(
    /\| `#\/recharge` \| 存款 \| members \|.* 提交存款 .*存款金额.*\|.*`\/api\/recharge`/,
  )

  const browser = findBrowser()
  const recording = ['--as=real01:abcd1234', ...(browser ? [`--browser=${browser}`] : [])]
  const [typed, recorded] = await Promise.all([
    node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.']),
    node([join(installed, 'portal-record.js'), family.url + BASE, ...recording]),
  ])
  const wrong = [...typed.told.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, ...at]) => at.join(':'))
  expect(wrong, typed.told).toEqual([3, 4, 5, 6, 7, 8, 9].map((line) => `typos.ts:${line}`))
  expect(recorded.status, recorded.told).toBe(0)
  const text = readFileSync(join(other, 'recorded.json'), 'utf8')
  expect(text).not.toMatch(/abcd1234|张三/)
  const login = (JSON.parse(text) as Exchange[]).find(({ path }) => path === '/api/login_pc')
  expect(login).toMatchObject({
    method: 'POST',
    request: { name: 'real01', password: 'secret' },
    authorised: false,
    http: 200,
    answer: { code: 200, data: { new_api_token: 'secret' } },
  })

  const launch = { args: browserArgs, executablePath: browser }
  const tested = await node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=json'], {
    PORTAL: baseURL,
    REAL: family.url + BASE,
    LAUNCH: JSON.stringify(launch),
  })
  await family.close()
  expect(tested.stdout, tested.told).toContain('"suites"')
  const { suites } = JSON.parse(tested.stdout) as Report
  const results = specsOf(suites).map(({ title, ok, tests }) => {
    const all = tests.flatMap((one) => one.results)
    const kept = all.flatMap(({ attachments }) => attachments.map(({ name }) => name))
    return {
      title,
      ok,
      kept: ['screenshot', 'trace'].filter((name) => kept.includes(name)),
      errors: all.flatMap(({ errors }) => errors),
    }
  })
  expect(results.filter(({ ok, title }) => ok === title.startsWith('fails: '))).toEqual([])
  expect(results).toHaveLength(7)
  const failed = (title: string) => results.find((one) => one.title === `fails: ${title}`)
  expect(failed('a wrong heading')?.kept).toEqual(['screenshot', 'trace'])
  const line = FILES['any.spec.ts'].split('\n').findIndex((code) => code.includes("fail('/api/uservip')")) + 1
  expect(failed('an unused order')?.errors[0]).toMatchObject({
    message: expect.stringContaining(`server.fail('/api/uservip') at `),
    location: { line },
  })
  expect(failed('a call that it has not')?.errors[0]?.message).toContain(
    'POST /api/transall, which is not in the recording',
  )
})
