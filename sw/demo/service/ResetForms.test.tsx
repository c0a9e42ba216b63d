// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toasts } from '@/state/toasts'
import { tellDesk } from './chat'
import { AskForReset, NewPassword } from './ResetForms'

vi.mock('./chat', () => ({ tellDesk: vi.fn(async () => null) }))
const act = async (work: () => Promise<unknown>) => {
  await work()
  return true
}

beforeEach(() => (toasts.list = []))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

function press(name: string, values: Record<string, string> = {}) {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name }))
}

/** Expects the one complaint, at a field that has the focus. */
const expectTold = (label: string, text: string) =>
  vi.waitFor(() => {
    const field = screen.getByLabelText(label)
    expect(document.querySelector('[aria-invalid=true]')).toBe(field)
    expect(document.activeElement).toBe(field)
    expect(document.getElementById(`${field.id}-text`)?.textContent).toBe(text)
  })

it('a forgotten password asks for the missing name at its field', { tags: 'D41' }, async () => {
  const onSent = vi.fn()
  render(<AskForReset act={act} onSent={onSent} />)
  press('提交申请')
  await expectTold('账号', '请输入账号')
  press('提交申请', { 账号: ' ｄemo888 ' })
  await expectTold('真实姓名', '请输入真实姓名')
  press('提交申请', { 真实姓名: '林星澜' })
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(tellDesk).toHaveBeenCalledExactlyOnceWith('reset', { account: 'demo888', realname: '林星澜' })
})

it('a new password is checked at its fields, by the rules of registration', { tags: 's1-5.3' }, async () => {
  render(<NewPassword act={act} />)
  press('设置新密码', { 新密码: 'abcdefgh' })
  await expectTold('新密码', '密码长度最少8位！以字母和数字组合！')
  press('设置新密码', { 新密码: 'fresh9999' })
  await expectTold('确认新密码', '两次密码不一致！')
  press('设置新密码', { 确认新密码: 'fresh9999' })
  await vi.waitFor(() => expect(tellDesk).toHaveBeenCalledOnce())
  expect(tellDesk).toHaveBeenCalledWith('password', { password: 'fresh9999', confirm: 'fresh9999' })
})
