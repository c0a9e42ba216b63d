import { describe, expect, it } from 'vitest'
import { kindOf, listOf, tabOf } from './slotLists'

describe('the list of the slots lobby', () => {
  it('is the list of the code in the address, else the general one', () => {
    expect(['fgdz', 'pg', '', 'PG', 'slots', 'obgdy '].map(listOf)).toEqual([
      'fgdz',
      'pg',
      ...Array<string>(4).fill('concise'),
    ])
  })

  it('stays the same if the address names none', { tags: 'D4' }, () => {
    expect(listOf(null)).toBeNull()
  })

  it('has a tab for slots and fishing only', { tags: ['s1-2', 'D50'] }, () => {
    expect(tabOf('concise')).toBe('concise')
    expect(tabOf('obgdy')).toBe('obgdy')
    expect((['fgdz', 'pp', 'ae', 'pg', 'fgfish'] as const).map(tabOf)).toEqual([null, null, null, null, null])
  })

  it('distinguishes fishing games from slots', { tags: 'D50' }, () => {
    expect(kindOf('fgfish')).toBe('捕鱼')
    expect(kindOf('pg')).toBe('电子')
  })
})
