import { expect, it } from 'vitest'
import { HOME, LOBBIES, NARROW_LOBBIES, PAGES } from './menu'

it('orders the menu from 768 px up as the spec does, without e-sports and lottery', () => {
  expect([HOME, ...LOBBIES, ...PAGES].map(({ title }) => title).join(' ')).toBe(
    '首页 电子捕鱼 真人娱乐 棋牌游戏 体育赛事 优惠活动 VIP俱乐部 代理合作 APP下载',
  )
})

it('appends e-sports and lottery below 768 px', { tags: 's1-2.7' }, () => {
  expect(NARROW_LOBBIES.map(({ title }) => title).slice(LOBBIES.length)).toEqual(['电子竞技', '彩票游戏'])
})

it('limits drop-downs to 6 or 7 entries, the slots one to 8 slides', { tags: ['s1-9', 's1-9.4.1'] }, () => {
  const sizes = Object.fromEntries(NARROW_LOBBIES.map(({ lobby }) => [lobby.category, lobby.most]))
  expect(sizes).toEqual({ concise: 8, realbet: 7, joker: 6, sport: 6, gaming: 6, lottery: 7 })
})
