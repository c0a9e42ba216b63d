import { expect, it } from 'vitest'
import { rebateRules, vipRules } from './rules'

const rules = vipRules.map(({ title, text }) => title + text).join()
const rebates = rebateRules.map(({ title, text }) => title + text).join()

it.each([
  '次日24:00前',
  '每日最多晋升一级，不可越级',
  '90天',
  '等级下调一级',
  '自动派发，每个等级仅限一次',
  '生日当天手动领取，每年一次',
  '注册未满3个月',
  '每月1日与16日',
  '一半',
  '上月有成功存款',
])('the VIP rules say %s', (fact) => {
  expect(rules).toContain(fact)
})

it.each([
  '次日15:00至16:00（北京时间）',
  '00:00至23:59的有效投注',
  '最晚一场赛事',
  '上限',
  '部分游戏不参与返水',
  '1倍流水',
  '90天',
])('the rebate rules say %s', (fact) => {
  expect(rebates).toContain(fact)
})
