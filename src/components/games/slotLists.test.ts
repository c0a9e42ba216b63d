import { describe, expect, it } from 'vitest'
import { kindOf, listOf, tabOf } from './slotLists'

describe('the list of the slots lobby', () => {
  it.each(['obgdy', 'fgdz', 'pp', 'ae', 'pg', 'fgfish'])(
    'is the list of the code in the address: %s',
    (code) => {
      expect(listOf(code)).toBe(code)
    },
  )

  it.each(['', '1', 'PG', 'concise', 'slots', 'obgdy '])(
    'is the general list for any other type: "%s"',
    (type) => {
      expect(listOf(type)).toBe('concise')
    },
  )

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
