import { describe, expect, it } from 'vitest'
import { headersOf, pagePolicy, workerPolicy } from './headers.mjs'

const API = ['https://api.example.com']

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]))

describe('the policy of pages', () => {
  const policy = directivesOf(pagePolicy(API))

  it('allows no unsafe sources or wildcards, and nothing by default', { tags: 's1-2.25' }, () => {
    expect(policy.get('default-src')).toEqual(["'none'"])
    for (const sources of policy.values())
      for (const source of sources) expect(source).not.toMatch(/unsafe|\*|^http:/)
    const hash = expect.stringMatching(/^'sha256-.{44}'$/)
    expect(policy.get('script-src')).toEqual(["'self'", hash, hash])
    expect(policy.get('style-src')).toEqual(["'self'", hash])
  })

  it('allows connections to the portal’s own servers only', () => {
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.example.com'])
    expect(directivesOf(pagePolicy([])).get('connect-src')).toEqual(["'self'"])
  })

  it('requires Trusted Types and allows two policies', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['dompurify', 'app-sw'])
  })

  it('omits from the meta tag what it can’t express', () => {
    expect(pagePolicy(API)).toContain("frame-ancestors 'none'")
    expect(pagePolicy(API, { asMeta: true })).not.toMatch(/frame-ancestors|report-|sandbox/)
  })

  it('does not cover the worker, which has its own', () => {
    expect(workerPolicy([])).toBe("default-src 'none'; script-src 'self'; connect-src 'self' https:")
    expect(headersOf('/sw.js', [])['Content-Security-Policy']).toBe(workerPolicy([]))
  })
})

/** The rules of the MDN HTTP Observatory that apply to a site without cookies and foreign scripts, as points over 100. */
function grade(headers: Record<string, string>): number {
  const policy = directivesOf(headers['Content-Security-Policy']!)
  const isStrict = ['script-src', 'style-src', 'default-src'].every(
    (name) => !policy.get(name)!.some((source) => /unsafe|^https?:$|\*|data:/.test(source)),
  )
  const age = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0)
  return (
    100 +
    (isStrict ? (policy.get('default-src')![0] === "'none'" ? 10 : 5) : -20) +
    (age < 15_768_000 ? -10 : /preload/.test(headers['Strict-Transport-Security']!) ? 5 : 0) +
    (policy.get('frame-ancestors')?.[0] === "'none'" ? 5 : -20) +
    (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5) +
    (headers['Referrer-Policy'] === 'no-referrer' ? 5 : 0) +
    (headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0)
  )
}

describe('the headers', () => {
  it('earn a host an A+ by the Observatory’s rules, with every extra point', () => {
    expect(grade(headersOf('/', API, { isHost: true }))).toBe(135)
  })

  it('cache hashed files for a year, art until it changes, pages never', () => {
    expect(headersOf('/assets/a-1234567.js', [])['Cache-Control']).toContain('immutable')
    expect(headersOf('/art/logo.svg', [])['Cache-Control']).toBe('no-cache')
    expect(headersOf('/sw.js', [])['Cache-Control']).toBe('no-cache')
    expect(headersOf('/', [])['Cache-Control']).toBe('no-store')
    expect(headersOf('/index.html', [])['Cache-Control']).toBe('no-store')
  })
})
