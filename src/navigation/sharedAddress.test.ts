import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { redirectTarget } from './paths'
import { addressesOf, allRoutes, routeAt } from './routes'
import { readAddress } from './sharedAddress'

const read = (hash: string, search = '') => readAddress({ hash, search }).target

it.each([
  ['#/vip/', '/vip'],
  ['#/vip&shareTo=weixin', '/vip?shareTo=weixin'],
  ['#!/vip', '/vip'],
  ['#/!/vip', '/vip'],
  ['#vip', '/vip'],
  ['#/VIP', '/vip'],
  ['#/GamePage?name=aG&code=XyZ', '/gamePage?name=aG&code=XyZ'],
  ['#/MINE/transrecord?type=2', '/mine/transRecord?type=2'],
  ['#/mine/', '/mine'],
  ['#%252Fvip', '/vip'],
  ['#\u200b/v\u200dip\ufeff', '/vip'],
  ['#＃／vip', '/vip'],
  ['#/ｖｉｐ', '/vip'],
  ['#/abouts%253Ftype%253D2', '/abouts?type=2'],
  ['#%2Fabouts%3Ftype%3D2%26id%3D3', '/abouts?type=2&id=3'],
  ['#/abouts%3Ftype%3D2?from=singlemessage', '/abouts?type=2&from=singlemessage'],
  ['#/abouts?type%3D2%26id%3D3', '/abouts?type=2&id=3'],
  ['#/abouts？type=2', '/abouts?type=2'],
  ['#/abouts?type=2&amp;id=3', '/abouts?type=2&id=3'],
  ['#/abouts?type=2?from=timeline&isappinstalled=0', '/abouts?type=2&from=timeline&isappinstalled=0'],
  ['#/abouts?type=2#wechat_redirect', '/abouts?type=2'],
  ['#/index.html#/vip', '/vip'],
  ['#/?from=singlemessage#/vip', '/vip'],
  ['#/?pid=x#/register', '/register?pid=x'],
  ['#/register#?pid=x', '/register?pid=x'],
  ['#/vip%0A', '/vip'],
  ['#/vip%E3%80%82', '/vip'],
  ['#/vip，快来看看', '/vip'],
  ['#/vip👍️', '/vip'],
  ['#/abouts?type=2%EF%BC%89%E3%80%82%20', '/abouts?type=2'],
  ['#/vip?', '/vip'],
  ['#/register&pid=x', '/register?pid=x'],
  ['#/register?pid=a%E2%80%8Bb', '/register?pid=ab'],
  ['#/register?pid=AbC', '/register?pid=AbC'],
  ['#/login&redirect=%2Ftransfer%3Fmode%3D1', '/login?redirect=%2Ftransfer%3Fmode%3D1'],
  ['#/login?redirect=/transfer?mode=1', '/login?redirect=/transfer?mode=1'],
  ['#/abouts?q=a+b%23c%2Bd%', '/abouts?q=a+b%23c%2Bd%'],
  ['#/vip%E0%A4', '/vip'],
  ['', '/'],
  ['#/nowhere?x=1', '/'],
  ['#/vip2', '/'],
  ['#/nowhere?pid=x', '/?pid=x'],
  ['#https://host/#/vip', '/vip'],
])('reads %s as %s', (hash, target) => {
  expect(read(hash)).toBe(target)
})

it.each([
  ['?pid=x', '#/register', '/register?pid=x', ''],
  ['?pid=x', '', '/?pid=x', ''],
  ['?utm=1&pid=x&from=groupmessage', '#/vip', '/vip?pid=x', '?utm=1&from=groupmessage'],
  ['?pid=old', '#/register?pid=new', '/register?pid=new', ''],
  ['?pid=x/', '#/vip', '/vip?pid=x', ''],
  ['?pid=x%23/register', '', '/register?pid=x', ''],
  ['?from=timeline%23%2Fvip%3Ftype%3D1', '', '/vip?type=1', '?from=timeline'],
  ['?utm=a%23b', '', '/', '?utm=a%23b'],
  ['?pid=<b>', '#/vip', '/vip', ''],
])('reads %s%s as %s, and leaves “%3$s” in front', (search, hash, target, rest) => {
  expect(readAddress({ hash, search })).toEqual({ target, search: rest })
})

/** The path by which the inline script requests files and data, before any of this has loaded. */
const [, noise = ''] = /location\.hash\.replace\(\/(.+)\/g/.exec(
  readFileSync('src/first-paint/boot.js', 'utf8'),
)!
const early = (hash: string) => `/${hash.replace(new RegExp(noise, 'g'), '')}`

/** Numbers from 0 to 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const VALUES = [
  '2',
  '%EF%BC%9Fz',
  'aB%2FcD',
  'a+b',
  '%E6%98%9F',
  'x%23y',
  'A%26B%3D1',
  '%252F',
  'D202601-7_a',
]
const HOSTILE = [
  '//host',
  '%2F%2Fhost',
  'https:%2F%2Fhost',
  'javascript:alert(1)',
  '/%5Chost',
  '\\\\host',
  '/transfer#//host',
  '／／host',
]
const before = ['', '!', '/', '//', '%E2%80%8B', '／', '＃', '\u200b', '%20', '“', '\\', '#', '?x=1#']
const after = [
  '',
  '。',
  '，',
  '）】',
  '」”',
  '%E3%80%82',
  '\ufe0f',
  '%20',
  ' ',
  '%0A',
  '"',
  '\u2060',
  '#x',
  '！👍️',
]
const onPath = [...after, '/', '%2F', '/。', '.', '%E2%80%8B/']
const added = ['', '&from=singlemessage', '&isappinstalled=0', '&amp;shareTo=weixin', '?from=timeline']

it('reads mangled forms of every address as its page, values unchanged, and never leads a login elsewhere', () => {
  const next = seeded(47)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const inSomeCase = (path: string) => pick([path, path.toUpperCase(), path.toLowerCase()])
  // Browsers encode what isn't ASCII.
  const hashOf = (...parts: string[]) => new URL(`http://x/#${parts.join('')}`).hash
  const wrong: string[] = []
  let tried = 0
  const check = (isRight: boolean, hash: string) => {
    tried += 1
    if (!isRight) wrong.push(`${hash} reads ${read(hash)}`)
  }
  for (const path of allRoutes.flatMap(addressesOf).filter((address) => address !== '/')) {
    for (let turn = 0; turn < 60; turn++) {
      const asked = `${path}?type=${pick(VALUES)}`
      check(read(`#${asked}`) === asked, `#${asked}`)

      const mark = pick(onPath)
      const value = pick(VALUES)
      // A second `#` ends the page's part.
      const withQuery = next() < 0.7 && !mark.includes('#')
      let inner = inSomeCase(path) + mark + (withQuery ? `${pick(['?', '&', '？', '＆'])}type=${value}` : '')
      for (let levels = Math.floor(next() * 3); levels > 0; levels--) inner = encodeURIComponent(inner)
      const hash = hashOf(pick(before), inner, withQuery ? pick(added) : '', pick(after))
      const [found, first] = read(hash).split(/[?&]/)
      check(found === path && (!withQuery || first === `type=${value}`), hash)
      check(read(`#${read(hash)}`) === read(hash), `#${read(hash)}`)
      check(early(`#${asked}`) === path && [undefined, routeAt(path)].includes(routeAt(early(hash))), hash)

      const question = pick(['?', '&', '/?', '%3F', '？'])
      const trap = `redirect=${pick(HOSTILE)}${pick(added)}${pick(after)}`
      const lure = hashOf(pick(before), inSomeCase('/login'), question, trap)
      const led = redirectTarget(read(lure).split('?').slice(1).join('?'))
      check(led === '/' || led === '/transfer', lure)
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(10_000)
})
