import { expect, it } from 'vitest'
import { helpType } from './helpTabs'

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
