import { describe, expect, it } from 'vitest'
import { inGroups, maskNumber, sayNumber, spell } from './accountNumber'

describe('an account number', () => {
  it('shows only its last four characters', { tags: 's2-2' }, () => {
    expect(maskNumber('6200888800003571')).toBe('•••• 3571')
    expect(maskNumber('TXingLanDemoNotARea1Wa11et23456789')).toBe('•••• 6789')
  })

  it('is hidden entirely when it has no more than four characters', { tags: 's2-2' }, () => {
    expect(maskNumber('3571')).toBe('••••')
    expect(maskNumber('')).toBe('••••')
    expect(sayNumber('3571')).not.toContain('3')
  })

  it('is read aloud character by character', { tags: 'D36' }, () => {
    expect(sayNumber('6200888800003571')).toBe('尾号 3 5 7 1')
    expect(spell('0xDe')).toBe('0 x D e')
  })
})

it('an address is shown in groups of four', { tags: 'D36' }, () => {
  expect(inGroups('0xDe3000')).toBe('0xDe 3000')
  expect(inGroups('TXingLanD')).toBe('TXin gLan D')
  expect(inGroups('')).toBe('')
})
