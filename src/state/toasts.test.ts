import { beforeEach, expect, it } from 'vitest'
import { toast, toasts } from './toasts'

beforeEach(() => void (toasts.list = []))
const told = () => toasts.list.map(({ tone, text }) => `${tone} ${text}`)

it('shows a default text for an empty success and nothing for an empty failure [s2-8]', () => {
  toast.success(' ')
  toast.error('')
  expect(told()).toEqual(['success 操作成功'])
})
