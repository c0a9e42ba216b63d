import { expect, it } from 'vitest'
import { externalUrl } from './externalUrl'

it.each(['https://game.example/play?x=1', 'http://127.0.0.1:4173/demo-game.html'])(
  'lets %s through [D19]',
  (address) => {
    expect(externalUrl(address)).toBe(address)
  },
)

it.each([
  'javascript:alert(1)',
  '//host',
  '',
  'data:text/html,x',
  'https://user:pass@host/',
  5,
  null,
  'https://' + 'a'.repeat(8001),
])('refuses %s [D19]', (address) => {
  expect(externalUrl(address)).toBeNull()
})
