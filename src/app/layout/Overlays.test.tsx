// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeLogin, openLogin } from '@/state/loginModal'
import { ask, closeNotice, closeTimedNotices, showNotice, showTimedNotices } from '@/state/overlays'
import { Overlays } from './Overlays'

afterEach(() => {
  cleanup()
  closeLogin()
  closeNotice()
  closeTimedNotices()
})
const flush = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))

it('限时公告 waits until the login dialog is gone [D11]', async () => {
  openLogin()
  showTimedNotices(['今晚维护'])
  render(<Overlays />)
  await flush()
  expect(screen.queryByText('今晚维护')).toBeNull()
  act(closeLogin)
  await screen.findByText('今晚维护')
})

it('one dialog at a time: what the player asked for lies first [D11] [D51]', async () => {
  showTimedNotices(['今晚维护'])
  render(<Overlays />)
  act(() => showNotice('存款提示'))
  await screen.findByText('存款提示')
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
})

it('a question starts on its harmless answer and resolves to what is pressed [s1-4]', async () => {
  render(<Overlays />)
  let answer: boolean | null = null
  void ask({ title: '退出登录', text: '您确定要退出登录吗?', yes: '确定', no: '点错了' }).then(
    (given) => (answer = given),
  )
  const harmless = await screen.findByText('点错了')
  expect(document.activeElement).toBe(harmless)
  act(() => screen.getByText('确定').click())
  await flush()
  expect(answer).toBe(true)
  expect(document.querySelector('dialog')).toBeNull()
})
