import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, workerTest as test } from '../kit/fixtures'
import { BUILD_TIMEOUT } from '../kit/portalHost'
import { youngerIn } from '../repository/builtFiles'
import { wayRound } from '../repository/compat'

const ROOT = resolve(import.meta.dirname, '../..')

/** Every setting of docs/operating.md that changes the build. */
const SETTINGS = {
  VITE_API_BASE: 'https://a.portal.example,https://b.portal.example',
  VITE_REPORT_URL: 'https://reports.portal.example/in',
  VITE_REQUEST_ID: 'always',
  VITE_SOURCE_MAPS: 'hidden',
  VITE_BASE: '/portal/',
  VITE_BRAND: join(ROOT, 'tests/live/brand'),
  VITE_PAYMENT_PASSWORD: '8-20',
  VITE_LOGIN_PASSWORD: '6-16',
  VITE_WAGERING: 'remaining',
  VITE_PAYOUT_ACCOUNT_NAME: '星汇',
}

test('npm run build takes all of an operator’s settings together and says what it made in a dozen lines', async () => {
  test.setTimeout(BUILD_TIMEOUT)
  const folder = mkdtempSync(join(tmpdir(), 'portal-operator-'))
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { build: string }
  }
  const [vite, ...reports] = scripts.build.split(' && ')
  const steps = [
    `npx ${vite} --outDir ${folder} --emptyOutDir`,
    ...reports.map((step) => `${step} ${folder}`),
  ]
  const env = { ...process.env, ...SETTINGS, NODE_ENV: 'production' }
  const said = await promisify(execFile)('sh', ['-c', steps.join(' && ')], { cwd: ROOT, env })
  const lines = `${said.stdout}${said.stderr}`.split('\n').filter((line) => line.trim() !== '')
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(16)
  expect(lines.join('\n')).not.toContain('PostCSS')
  expect(lines.at(-1)).toMatch(/^ {2}the budget stands in|^worker: /)
  expect([...youngerIn(folder)].filter(([path]) => !wayRound(path))).toEqual([])
  rmSync(folder, { recursive: true })
})
