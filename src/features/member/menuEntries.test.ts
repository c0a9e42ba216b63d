import { describe, expect, it } from 'vitest'
import { entryPath, menuGroups } from './menuEntries'

const labels = (isAgent?: boolean) =>
  menuGroups(isAgent).map(({ entries }) => entries.map(({ label }) => label))

describe('the member menu', () => {
  it('offers agents the login and other members the application', { tags: ['s2-2.2.2', 's2-6.1.2'] }, () => {
    expect(labels(true)[1]).toContain('代理登录')
    expect(labels(true)[1]).not.toContain('申请代理')
    expect(labels(false)[1]).not.toContain('代理登录')
  })

  it('offers neither while the member is unknown', { tags: 's2-2' }, () => {
    expect(labels()[1]?.[0]).toBe('活动记录')
  })

  it.each([
    ['/mine', '/mine'],
    ['/mine/center', '/mine'],
    ['/mine/transRecord', '/transRecord'],
    ['/transRecord', '/transRecord'],
    ['/bankCard', '/cardList'],
    ['/mine/bankCard', '/cardList'],
  ])('on %s, marks the entry %s', (path, entry) => {
    expect(entryPath(path)).toBe(entry)
  })
})
