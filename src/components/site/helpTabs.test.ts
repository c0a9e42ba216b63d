import { expect, it } from 'vitest'
import { helpTabs, helpType } from './helpTabs'

it('has the seven articles in order', { tags: 's1-2' }, () => {
  expect(helpTabs.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '7', '8'])
})

it.each([
  ['8', '8'],
  [null, '1'],
  ['', '1'],
  ['6', '1'],
  ['99', '1'],
  ['constructor', '1'],
])('type %s opens article %s', (wanted, type) => {
  expect(helpType(wanted)).toBe(type)
})
