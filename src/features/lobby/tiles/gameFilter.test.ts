import { describe, expect, it } from 'vitest'
import { bandsOf, BAND, FIRST, matching } from './gameFilter'

const named = (...titles: string[]) => titles.map((title) => ({ title }))
const numbers = (length: number) => Array.from({ length }, (_, place) => place)

describe('the search of a lobby', () => {
  it('finds games by part of their name', { tags: 'D35' }, () => {
    expect(matching(named('锦鲤跃金', '鲤跃龙门', '幸运三七'), '鲤跃')).toEqual(named('锦鲤跃金', '鲤跃龙门'))
  })

  it('ignores width, spaces and case', { tags: 'D35' }, () => {
    expect(matching(named('PG 麻将', '看牌'), ' ｐｇ ')).toEqual(named('PG 麻将'))
  })

  it('shows everything for an empty search and nothing for an unknown name', { tags: 'D35' }, () => {
    expect(matching(named('a', 'b'), '  ')).toHaveLength(2)
    expect(matching(named('a', 'b'), 'c')).toHaveLength(0)
  })
})

describe('the bands of a long list', () => {
  it('mounts at most 48 cards at first, in whole rows', { tags: 's1-2' }, () => {
    const bands = bandsOf(numbers(400), FIRST)
    expect(bands.flat()).toEqual(numbers(48))
    expect(bands.every((band) => band.length === BAND)).toBe(true)
  })

  it('ends with the list', { tags: 's1-2' }, () => {
    expect(bandsOf(numbers(14), FIRST)).toEqual([numbers(12), [12, 13]])
    expect(bandsOf([], FIRST)).toEqual([])
  })
})
