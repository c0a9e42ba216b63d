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

describe('the headers', () => {
  it('earn a host every extra point of the MDN HTTP Observatory, with the policy', () => {
    expect(headersOf('/', API, { isHost: true })).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/max-age=\d{8}.*preload/),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  it('cache hashed files for a year, art until it changes, pages never', () => {
    expect(headersOf('/assets/a-1234567.js', [])['Cache-Control']).toContain('immutable')
    expect(headersOf('/art/logo.svg', [])['Cache-Control']).toBe('no-cache')
    expect(headersOf('/sw.js', [])['Cache-Control']).toBe('no-cache')
    expect(headersOf('/', [])['Cache-Control']).toBe('no-store')
    expect(headersOf('/index.html', [])['Cache-Control']).toBe('no-store')
  })
})
