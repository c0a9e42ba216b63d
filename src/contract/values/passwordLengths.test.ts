import { describe, expect, it } from 'vitest'
import { readPasswordLengths } from './passwordLengths'

const otherwise = { least: 6, most: 6 }
const read = (value?: string) => readPasswordLengths('VITE_PAYMENT_PASSWORD', value, otherwise)

describe('the lengths of a password in a build variable', () => {
  it.each([
    ['6', 6, 6],
    ['6-6', 6, 6],
    ['8-20', 8, 20],
    [' 8 - 20 ', 8, 20],
    ['1-128', 1, 128],
  ])('"%s" is %i to %i', (value, least, most) => expect(read(value)).toEqual({ least, most }))

  it.each([undefined, '', '  '])('%j leaves the default', { tags: 'D60' }, (value) =>
    expect(read(value)).toBe(otherwise),
  )

  it.each(['six', '0', '0-6', '20-8', '8-', '-8', '8-20-30', '8–20', '1e3', '6.5', '８', '8-129', '8 20'])(
    '"%s" stops the build, naming the variable',
    (value) => expect(() => read(value)).toThrow(`VITE_PAYMENT_PASSWORD must be a length or a range`),
  )
})
