import { expect, it } from 'vitest'
import { inGroups, maskNumber, sayNumber } from './accountNumber'

it('a number of no more than four characters is hidden entirely', { tags: 's2-2' }, () => {
  expect([maskNumber('13571'), maskNumber('3571'), maskNumber('')]).toEqual(['•••• 3571', '••••', '••••'])
  expect(sayNumber('3571')).not.toContain('3')
})

it('the last group of an address may be short', { tags: 'D36' }, () => {
  expect([inGroups('TXingLanD'), inGroups('')]).toEqual(['TXin gLan D', ''])
})
