import { describe, expect, it } from 'vitest'
import { matching } from './gameFilter'

const named = (...titles: string[]) => titles.map((title) => ({ title }))

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
