// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1:4240/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { imageUrl } from './lines'

beforeEach(() => localStorage.clear())

describe('pictures from the server', () => {
  it.each([
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['/art/a.svg', 'http://127.0.0.1:4240/art/a.svg'],
    ['uploads/a.png', 'http://127.0.0.1:4240/uploads/a.png'],
    ['http://127.0.0.1:4240/a.png', 'http://127.0.0.1:4240/a.png'],
    ['//pictures.example/a.png', null],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('accepts https, own paths and bitmap data: %s', (src, shown) => {
    expect(imageUrl(src)).toBe(shown)
  })

  it.each([
    '',
    'http://pictures.example/a.png',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'blob:http://127.0.0.1:4240/1',
    'http://[',
    'https://user:pass@pictures.example/a.png',
    '//user@127.0.0.1:4240/a.png',
  ])('shows the fallback instead of %s', (src) => {
    expect(imageUrl(src)).toBeNull()
  })
})

it('the pause that one line asked for doesn’t hold for the next', { tags: 'D83' }, async () => {
  vi.resetModules()
  const { takeLine } = await import('./lines')
  const { lastReading } = await import('./serverDate')
  lastReading.pause = ['600', Date.now()]
  takeLine('https://line-two.example')
  expect(lastReading.pause).toBeUndefined()
})

describe('request ids', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['', '', true],
    ['/', '', true],
    ['http://127.0.0.1:4240', '', true],
    ['https://line.example', '', false],
    ['https://line.example', 'always', true],
  ])('go to the line "%s" with VITE_REQUEST_ID="%s": %s', async (line, setting, expected) => {
    vi.resetModules()
    vi.stubEnv('VITE_API_BASE', line)
    vi.stubEnv('VITE_REQUEST_ID', setting)
    const { baseAddress, sendsRequestId } = await import('./lines')
    expect(sendsRequestId).toBe(expected)
    expect(baseAddress).toBe(line.replace(/\/$/, ''))
  })
})

describe('the site’s own origin beside another line', () => {
  const other = 'https://line-two.example'
  const load = async (setting: string) => {
    vi.resetModules()
    vi.stubEnv('VITE_API_BASE', setting)
    return import('./lines')
  }
  afterEach(() => vi.unstubAllEnvs())

  it('is the default where it stands first', { tags: 'D14' }, async () => {
    const { lines, baseAddress } = await load(`/,${other}`)
    expect(lines).toEqual(['', other])
    expect(baseAddress).toBe('')
  })

  it('is remembered where it stands second', { tags: 'D14' }, async () => {
    const first = await load(`${other},/`)
    expect(first.baseAddress).toBe(other)
    first.takeLine('')
    expect(localStorage.getItem('serverUrl')).toBe(location.origin)
    const next = await load(`${other},/`)
    expect([next.baseAddress, next.sendsRequestId]).toEqual(['', true])
  })
})
