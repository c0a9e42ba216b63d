// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { ask, overlays } from './overlays'
import { beginSession, endSession } from './session'

const QUESTION = { title: '退出登录', text: '您确定要退出登录吗?', yes: '确定', no: '点错了' }

it('a question closes unanswered when its session ends', { tags: ['D7', 'D8'] }, async () => {
  beginSession('token')
  const answer = ask(QUESTION)
  endSession()
  expect(overlays.question).toBeNull()
  expect(await answer).toBe(false)
})

it('a new question replaces the previous one, which counts as declined', async () => {
  const first = ask(QUESTION)
  void ask({ ...QUESTION, title: '演示数据不可用' })
  expect(await first).toBe(false)
  expect(overlays.question?.title).toBe('演示数据不可用')
})
