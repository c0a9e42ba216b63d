// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { query } from '@/api/query'
import { getSite } from '@/contract/site'
import { dismissals } from '@/state/dismissals'
import { closeLogin, openLogin } from '@/state/loginModal'
import {
  ask,
  closeNotice,
  closeSearch,
  closeTimedNotices,
  openSearch,
  showNotice,
  showTimedNotices,
} from '@/state/overlays'
import { Overlays } from './Overlays'

// Its own files are many: a busy machine takes seconds for them.
beforeAll(() => import('@/features/search/SearchDialog'))
afterEach(() => {
  cleanup()
  closeLogin()
  closeNotice()
  closeTimedNotices()
  closeSearch()
  client.clear()
  dismissals.list = []
  localStorage.clear()
})
const notice = (content: string, title = '') => ({ title, content, text: 'as one text' })
const timed = [{ text: '今晚维护' }]
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
const show = () =>
  render(
    <QueryClientProvider client={client}>
      <Overlays />
    </QueryClientProvider>,
  )

it('answers a press with 加载中 while the files of the dialog are on their way', async () => {
  openSearch()
  show()
  expect(screen.getByText('加载中')).toBeTruthy()
  await screen.findByRole('dialog', { name: '搜索' })
  expect(screen.queryByText('加载中')).toBeNull()
})

const flush = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))

it('holds 限时公告 back until the login dialog has closed', { tags: 'D11' }, async () => {
  openLogin()
  showTimedNotices(timed)
  show()
  await flush()
  expect(screen.queryByText('今晚维护')).toBeNull()
  act(closeLogin)
  await screen.findByText('今晚维护')
})

it('a double click turns to the welcome, and does not close it too', { tags: 'D11' }, async () => {
  const site = { title: '星澜', index_modal: 1, webcontent: '<p>欢迎</p>', ios_download_url: '' }
  client.setQueryData(query(getSite).queryKey, site as never)
  showTimedNotices(timed)
  show()
  fireEvent.click(await screen.findByRole('button', { name: '下一页' }), { detail: 1 })
  const last = await screen.findByRole('button', { name: '我知道了' })
  fireEvent.click(last, { detail: 2 })
  await flush()
  expect(screen.getByRole('dialog', { name: '欢迎来到星澜' })).toBeTruthy()
  fireEvent.click(last, { detail: 1 })
  await flush()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(dismissals.list).toEqual(['welcomeModal'])
})

it('shows one dialog at a time, the one the player asked for first', { tags: ['D11', 'D51'] }, async () => {
  showTimedNotices(timed)
  show()
  act(() => showNotice(notice('存款提示')))
  await screen.findByText('存款提示')
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
})

it('focuses the safe answer of a question and resolves to the pressed one', { tags: 's1-4' }, async () => {
  show()
  let answer: boolean | null = null
  void ask({ title: '退出登录', text: '您确定要退出登录吗?', yes: '确定', no: '点错了' }).then(
    (given) => (answer = given),
  )
  const harmless = await screen.findByText('点错了')
  expect(document.activeElement?.contains(harmless)).toBe(true)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['点错了', '确定', ''])
  act(() => screen.getByText('确定').click())
  await flush()
  expect(answer).toBe(true)
  expect(document.querySelector('dialog')).toBeNull()
})
