import { expect, it } from 'vitest'
import { chosenType, wireId } from './addressValues'

it.each([
  ['12', 12],
  ['0', 0],
  ['007', '007'],
  ['abc', 'abc'],
  ['12345678901234567890', '12345678901234567890'],
])('sends the id %s as %s', (id, wire) => {
  expect(wireId(id)).toBe(wire)
})

it('falls back to all offers for a kind the server does not have', { tags: 's1-2' }, () => {
  const types = [{ id: '1' }, { id: '2' }]
  expect(chosenType('2', types)).toBe('2')
  expect(chosenType('9', types)).toBe('')
  expect(chosenType('9', undefined)).toBe('9')
})
