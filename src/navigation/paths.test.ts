import { expect, it } from 'vitest'
import { isMemberPath, paths, redirectTarget } from './paths'

const search = (redirect: string) => `redirect=${encodeURIComponent(redirect)}`

it.each(['/transfer', '/transfer?mode=1', '/abouts?type=1&q=A%26B%3D1', '/'])(
  'returns to %s after the login, its query unchanged',
  (target) => {
    expect(redirectTarget(search(target))).toBe(target)
  },
)

it.each([
  '//host',
  '/\\host',
  'https://host/',
  'javascript:alert(1)',
  '/%2Fhost',
  '/login',
  '/register?pid=1',
  '/gamePage?name=AG',
  '/\t/host',
  '/transfer/../../host',
  '\u0000//host',
  '/%2e%2e/host',
  '/login?redirect=%2Ftransfer',
  '/Transfer',
  '/transfer/',
  '/transfer#//host',
  '/nowhere',
  '',
])('goes home instead of to %s', (target) => {
  expect(redirectTarget(search(target))).toBe('/')
})

it('takes the first valid redirect, and survives broken escapes', { tags: 'D2' }, () => {
  expect(redirectTarget('redirect=%2F%2Fhost&redirect=%2Fvip')).toBe('/vip')
  expect(redirectTarget('redirect=/login&redirect=javascript:1&redirect=/vip&redirect=/transfer')).toBe(
    '/vip',
  )
  expect(redirectTarget('redirect[]=/vip&Redirect=/vip')).toBe('/')
  expect(redirectTarget('redirect=%E0%A4%A')).toBe('/')
  expect(redirectTarget('redirect=%&redirect=%zz')).toBe('/')
  expect(redirectTarget('redirect=%252Ftransfer')).toBe('/')
  expect(redirectTarget('&&=&redirect')).toBe('/')
  expect(redirectTarget('')).toBe('/')
})

it('builds addresses with their query inside the hash', { tags: 'D1' }, () => {
  expect(paths.help(3)).toBe('/abouts?type=3')
  expect(paths.login('/transfer?mode=1')).toBe('/login?redirect=%2Ftransfer%3Fmode%3D1')
  expect(paths.game({ name: 'AG', type: 0, code: 'a b' })).toBe('/gamePage?name=AG&type=0&code=a+b')
})

it('knows every page of the member area at both of its addresses', { tags: ['D1', 's2-2'] }, () => {
  expect(isMemberPath('/message')).toBe(true)
  expect(isMemberPath('/mine/message')).toBe(true)
  expect(isMemberPath('/payInfo')).toBe(false)
})
