import { expect, it } from 'vitest'
import { externalUrl } from './externalUrl'

it.each([
  'https://game.example/play?x=1',
  'http://127.0.0.1:4173/demo-game.html',
  `https://game.example/${'a'.repeat(7900)}`,
])('accepts %.60s', (address) => {
  expect(externalUrl(address)).toBe(address)
})

it('opens the address exactly as it was parsed for the check', { tags: 'D19' }, () => {
  expect(externalUrl(' HTTPS://Game.Example\\play\n')).toBe('https://game.example/play')
  expect(externalUrl('ht\ntps://game.example')).toBe('https://game.example/')
  expect(externalUrl('https://xn--fiqs8s/%00')).toBe('https://xn--fiqs8s/%00')
})

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'blob:https://host/1',
  'file:///etc/passwd',
  'intent://host#Intent;end',
  'about:blank',
  '//host',
  '\\\\host',
  '/path',
  'https://',
  'https://host:99999/',
  'https://user:pass@host/',
  'https://portal.example@evil.example/',
  '',
  5,
  null,
  ['https://host/'],
  { toString: () => 'https://host/' },
  'https://' + 'a'.repeat(8001),
])('refuses %s', (address) => {
  expect(externalUrl(address)).toBeNull()
})
