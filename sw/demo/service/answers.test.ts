import { expect, it } from 'vitest'
import { answerTo, HANDED_OVER, QUESTIONS } from './answers'

it('customer service has an answer of its own for each question', { tags: 'D53' }, () => {
  const answers = QUESTIONS.map(answerTo)
  expect(new Set([...answers, HANDED_OVER]).size).toBe(QUESTIONS.length + 1)
})

it.each([
  ['返水啥时候发', '次日15:00至16:00派发'],
  ['忘记支付密码', '客服不会索要您的原密码'],
  ['充值没到账', '资金记录'],
  ['我想自我排除', 'care@example.com'],
  ['转人工', '已转人工'],
  ['<b>今天</b>天气', '已转人工'],
])('%s is answered by %s', { tags: 'D53' }, (question, answer) => {
  expect(answerTo(question)).toContain(answer)
})
