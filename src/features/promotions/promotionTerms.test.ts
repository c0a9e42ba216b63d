import { expect, it } from 'vitest'
import { readTermLines } from '@/contract/promotions'
import { mostOf, readTerms, withoutRefusal } from './promotionTerms'

const terms = (html: string, starts_at: number | null = null, ends_at: number | null = null) =>
  readTerms({ lines: readTermLines(html), starts_at, ends_at })

it('reads the terms from labelled lines of the texts, whatever their tags', { tags: 'D16' }, () => {
  expect(
    terms(
      '<p><strong>活动时间：</strong>长期有效</p><div>优惠内容: 最高 888&nbsp;元</div>流水倍数：1 倍<br/>其他文字<ul><li>有效期：7 天</li></ul>',
    ),
  ).toEqual({ period: '长期有效', benefit: '最高 888 元', turnover: '1 倍', validity: '7 天' })
})

it('leaves out terms the server doesn’t send', { tags: 'D16' }, () => {
  expect(terms('')).toEqual({})
  expect(terms('<p>规则</p><table><tr><th>流水要求</th></tr><tr><td>1 倍</td></tr></table>')).toEqual({})
  expect(terms(`<p>流水要求：${'长'.repeat(80)}</p>`)).toEqual({})
})

it('reads the period from the dates if no text states it', { tags: 'D16' }, () => {
  const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 28)]
  expect(terms('', from, to).period).toBe('2026-01-01至2026-02-28')
  expect(terms('', from).period).toBe('2026-01-01起')
  expect(terms('', null, to).period).toBe('至2026-02-28')
  expect(terms('<p>活动时间：每周六</p>', from, to).period).toBe('每周六')
})

it.each([
  ['<p>规则</p><p><strong>申请提示：</strong>您还没有<b>首次</b>存款</p>', '<p>规则</p>'],
  ['<ul><li> 不可申请: 名额已满</li><li>其他</li></ul>', '<ul><li>其他</li></ul>'],
  ['<div><p>规则</p><div>申请提示 ：已申请</div></div>', '<div><p>规则</p></div>'],
  ['<p>如见申请提示：请联系客服</p>', '<p>如见申请提示：请联系客服</p>'],
])('takes the refusal out of the text that stands beside it: %s', (html, rest) => {
  expect(withoutRefusal(html)).toBe(rest)
})

it.each([
  [['每日一次，单次最高588元', undefined], '最高588元'],
  [['每日一次', '首存加赠，最高 1,888 元'], '最高 1,888 元'],
  [[undefined, '返水0.6%'], undefined],
])('the most that may be asked for is the first that the terms %j name', (terms, most) => {
  expect(mostOf(...terms)).toBe(most)
})
