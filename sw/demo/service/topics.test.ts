import { describe, expect, it } from 'vitest'
import { articles } from '../../texts/texts'
import { findTopic, topicsOf } from './topics'

const topics = topicsOf(articles[1]?.content ?? '')

describe('the answers of customer service', () => {
  it('come from the headings of the help article, as plain text', () => {
    expect(topics.length).toBeGreaterThan(8)
    for (const { title, text } of topics) {
      expect(title).not.toBe('')
      expect(`${title}${text}`).not.toMatch(/[<>]/)
    }
  })

  it.each([
    ['忘记密码怎么办', '忘记登录密码怎么办？'],
    ['我存款没有到账', '存款后未到账？'],
    ['返水什么时候派发？', '返水何时派发？'],
    ['返水什么时候到账', '返水何时派发？'],
    ['如何取回场馆的余额', '如何取回场馆余额？'],
    ['优惠怎么申请', '优惠如何申请？'],
    ['怎么注册', '如何注册？'],
    ['流水没有更新', '流水为什么没有更新？'],
    ['什么是免转模式', '免转模式是什么？'],
  ])('%s is answered by %s', (question, title) => {
    expect(findTopic(question, topics)?.title).toBe(title)
  })

  it.each(['我要找人工', '你们老板是谁', '<b>存</b>', '？？', '订单 202611220001 一直没有处理', ''])(
    '%s is left to a person',
    (question) => {
      expect(findTopic(question, topics)).toBeNull()
    },
  )
})
