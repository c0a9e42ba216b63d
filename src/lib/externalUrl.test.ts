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
  'intent://host#Intent;end',
  '//host',
  '\\\\host',
  '/path',
  'https://user:pass@host/',
  '',
  { toString: () => 'https://host/' },
  'https://' + 'a'.repeat(8001),
])('refuses %s', (address) => {
  expect(externalUrl(address)).toBeNull()
})
