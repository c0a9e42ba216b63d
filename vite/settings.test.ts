import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { checkSettings, linesOf, noticesOf, orStop, plainError, SETTINGS } from './settings.ts'

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['VITE_API_BASE', 'https://one.example, https://two.example/folder'],
  ['VITE_API_BASE', '/,https://two.example'],
  ['VITE_API_BASE', 'http://127.0.0.1:4180,https://one.example/api/v2'],
  ['VITE_BASE', '/portal/'],
  ['VITE_REPORT_URL', 'https://reports.example/in?of=portal'],
])('takes %s=%s, and an empty value as none', (name, value) => {
  expect(() => checkSettings({ [name]: value })).not.toThrow()
  expect(() => checkSettings({ [name]: '' })).not.toThrow()
})

it.each([
  ['VITE_API_BASE', '//one.example'],
  ['VITE_API_BASE', 'http://one.example'],
  ['VITE_API_BASE', 'https://'],
  ['VITE_API_BASE', 'https://name:word@one.example'],
  ['VITE_API_BASE', 'https://one.example,https://one.example'],
  ['VITE_API_BASE', 'https://one.example,https://two.example/folder/API/'],
  ['VITE_API_BASE', ' , '],
  ['VITE_BASE', 'portal'],
  ['VITE_REPORT_URL', 'reports'],
  ['VITE_DEPOSIT_CHANNELS', 'cash'],
  ['VITE_LOGIN_PASSWORD', '20-8'],
])('refuses %s=%s in a sentence without a stack', (name, value) => {
  let error: Error | undefined
  try {
    checkSettings({ [name]: value })
  } catch (caught) {
    error = caught as Error
  }
  expect(error?.message).toMatch(new RegExp(`^${name}\\W`))
  expect(error?.stack).toBe(error?.message)
})

it.each([
  ['VITE_API_BAS', 'VITE_API_BASE'],
  ['VITE_BASE_URL', 'VITE_BASE'],
  ['vite_brand', 'VITE_BRAND'],
  ['VITE_DEPOSIT_CHANELS', 'VITE_DEPOSIT_CHANNELS'],
])('refuses %s, and names %s', (name, meant) => {
  expect(() => checkSettings({ [name]: '' })).toThrow(
    `${name} is no setting of docs/operating.md; the nearest is ${meant}`,
  )
})

it('variables of other programs are none of its business', () => {
  const others = { VIRTUAL_ENV: '/x', VITEST: 'true', VERSION: '1', API_BASE: 'x', npm_config_yes: '' }
  expect(() => checkSettings(others)).not.toThrow()
})

it('a refusal ends the process with its sentence alone, a defect keeps its stack', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  orStop(() => {
    throw plainError('VITE_BASE=portal: no')
  })
  expect([exit.mock.calls, said.mock.calls]).toEqual([[[1]], [['VITE_BASE=portal: no']]])
  const defect = () => orStop(() => (undefined as unknown as { a: string }).a)
  expect(defect).toThrow(TypeError)
})

it.each(['/report', '/in/Analytics?', 'https://tracker.example/x'])(
  'a build takes VITE_REPORT_URL=%s, and says that filters cut it',
  (address) => {
    expect(() => checkSettings({ VITE_REPORT_URL: address })).not.toThrow()
    expect(noticesOf({ VITE_REPORT_URL: address })).toEqual([
      expect.stringContaining(`${address}: content filters cut addresses`),
    ])
    expect(noticesOf({ VITE_REPORT_URL: '/incidents' })).toEqual([])
  },
)

it('tells of all invalid settings at once', () => {
  expect(() => checkSettings({ VITE_BASE: 'portal', VITE_WAGERING: 'yes' })).toThrow(
    /VITE_BASE=.+\nVITE_WAGERING=/,
  )
})

it('reads a line per comma, the site’s own among them', { tags: 'D14' }, () => {
  expect(linesOf(' /, https://two.example,')).toEqual(['/', 'https://two.example'])
})

it('knows the settings of docs/operating.md', () => {
  const guide = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
  const named = [...guide.matchAll(/^\| `(VITE_\w+)/gm)].map(([, name = '']) => name)
  expect([...SETTINGS].filter((name) => name !== 'VITE_APP_NAME').toSorted()).toEqual(named.toSorted())
})
