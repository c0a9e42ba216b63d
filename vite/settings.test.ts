import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkSettings, linesOf, SETTINGS } from './settings.ts'

it.each([
  ['VITE_API_BASE', 'https://one.example, https://two.example/folder'],
  ['VITE_API_BASE', '/,https://two.example'],
  ['VITE_API_BASE', 'http://127.0.0.1:4180'],
  ['VITE_BASE', '/portal/'],
  ['VITE_REPORT_URL', '/reports'],
  ['VITE_REPORT_URL', 'https://reports.example/in?of=portal'],
])('takes %s=%s, and an empty value as none', (name, value) => {
  expect(() => checkSettings({ [name]: value })).not.toThrow()
  expect(() => checkSettings({ [name]: '' })).not.toThrow()
})

it.each([
  ['VITE_API_BASE', 'one.example'],
  ['VITE_API_BASE', '//one.example'],
  ['VITE_API_BASE', 'http://one.example'],
  ['VITE_API_BASE', 'http://127.0.0.1.one.example'],
  ['VITE_API_BASE', 'https://'],
  ['VITE_API_BASE', 'https://name:word@one.example'],
  ['VITE_API_BASE', 'https://one.example,https://one.example'],
  ['VITE_API_BASE', '/api'],
  ['VITE_API_BASE', ' , '],
  ['VITE_BASE', 'portal'],
  ['VITE_REPORT_URL', 'reports'],
  ['VITE_REPORT_SAMPLE', '2'],
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
