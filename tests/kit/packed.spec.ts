import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { browserArgs, findBrowser } from '../ensure-browser.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

/** Another repository. It has its own tests of the portal, one of which fails. */
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
      use: { ...usePortal(process.env.PORTAL ?? ''), launchOptions: JSON.parse(process.env.LAUNCH ?? '{}') },
    })`,
  'any.spec.ts': `
    import { accounts, expect, fillLogin, test, type Asked, type Server } from 'xinglan-portal/kit'
    const refuse = (server: Server) => server.refuse('/api/login_pc', '账号已锁定')
    test('a refused login', async ({ visitor, server }) => {
      await refuse(server)
      await visitor.goto('#/login')
      await fillLogin(visitor, 'demo888', accounts.demo888)
      await expect(visitor.getByRole('alert').filter({ hasText: '账号已锁定' }).first()).toBeVisible()
      const sent: Asked[] = server.requestsOf('/api/login_pc')
      expect(sent).toHaveLength(1)
    })
    test('a wrong heading', async ({ member }) => {
      await member.goto('#/recharge')
      await expect(member.getByRole('heading', { level: 1 })).toHaveText('取款', { timeout: 1 })
    })`,
}

type Result = { attachments: { name: string; path?: string }[] }
type Report = { suites: { specs: { title: string; ok: boolean; tests: { results: Result[] }[] }[] }[] }

test('packed, the kit type-checks and runs in another folder, and keeps trace and picture of a failure [D14]', ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const other = mkdtempSync(join(tmpdir(), 'portal-kit-'))
  const run = (file: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = other) => {
    const { status, stdout, stderr } = spawnSync(file, args, {
      cwd,
      // Without what Playwright tells its own workers.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      encoding: 'utf8',
    })
    return { status, told: `${stdout}${stderr}`, stdout }
  }
  const node = (...[args, ...rest]: [string[], NodeJS.ProcessEnv?, string?]) =>
    run(process.execPath, args, ...rest)
  try {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(other, name), text)
    for (const name of ['@playwright/test', 'playwright', 'playwright-core', '@types/node', 'undici-types']) {
      const link = join(other, 'node_modules', name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(join(ROOT, 'node_modules', name), link, 'junction')
    }
    const packed = node([join(ROOT, 'tests/kit/pack.mjs'), other], {}, ROOT)
    expect(packed.status, packed.told).toBe(0)
    expect(run('tar', ['-xzf', 'xinglan-portal-1.0.0.tgz']).status).toBe(0)
    renameSync(join(other, 'package'), join(other, 'node_modules/xinglan-portal'))

    const typed = node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'])
    expect(typed.told).toBe('')

    const launch = { args: browserArgs, executablePath: findBrowser() }
    const tested = node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=json'], {
      PORTAL: baseURL,
      LAUNCH: JSON.stringify(launch),
    })
    expect(tested.status, tested.told).toBe(1)
    const { suites } = JSON.parse(tested.stdout) as Report
    const results = suites.flatMap(({ specs }) =>
      specs.map(({ title, ok, tests }) => ({
        title,
        ok,
        kept: tests
          .flatMap(({ results: all }) => all.flatMap(({ attachments }) => attachments))
          .map(({ name }) => name)
          .filter((name) => ['trace', 'screenshot'].includes(name))
          .sort(),
      })),
    )
    expect(results).toEqual([
      { title: 'a refused login', ok: true, kept: [] },
      { title: 'a wrong heading', ok: false, kept: ['screenshot', 'trace'] },
    ])
  } finally {
    rmSync(other, { recursive: true, force: true })
  }
})
