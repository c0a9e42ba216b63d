// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { dismissComplaints, toast, toasts } from './toasts'

beforeEach(() => void (toasts.list = []))
const told = () => toasts.list.map(({ tone, text }) => `${tone} ${text}`)

it('shows a default text for an empty success and nothing for an empty failure', { tags: 's2-8' }, () => {
  toast.success(' ')
  toast.error('')
  expect(told()).toEqual(['success 操作成功'])
})

it('drops the complaints about an earlier attempt, but no other message', () => {
  toast.success('已保存')
  toast.error('请输入金额')
  dismissComplaints()
  expect(told()).toEqual(['success 已保存'])
})
