import { describe, expect, it } from 'vitest'
import { entryPath, menuGroups } from './menuEntries'

const labels = (isAgent?: boolean) =>
  menuGroups(isAgent).map(({ entries }) => entries.map(({ label }) => label))

describe('the member menu', () => {
  it('lists both groups and their entries in order', { tags: ['s2-2', 's2-2.2.1'] }, () => {
    expect(menuGroups(false).map(({ title }) => title)).toEqual(['财务管理', '服务中心'])
    expect(labels(false)).toEqual([
      ['存款', '取款', '转账', '我的钱包', '资金记录', '投注记录', '返水记录'],
      ['申请代理', '活动记录', '红包记录', '安全中心', '个人资料', '消息中心', '理性娱乐'],
    ])
  })

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
