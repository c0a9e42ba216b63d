// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Activity, createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigate, useHashLocation } from '@/navigation/hashLocation'
import { CrashBoundary } from './CrashBoundary'

const draws = vi.fn<() => string>()
beforeEach(() => {
  location.hash = '#/vip'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Broken = () => <p>{draws()}</p>

/** Hides pages like `KeptPages` instead of unmounting them. */
function Pages() {
  const [path] = useHashLocation()
  return (
    <>
      <button type="button" onClick={() => navigate('/vip')}>
        再来
      </button>
      <Activity mode={path === '/vip' ? 'visible' : 'hidden'}>
        <CrashBoundary>
          <Broken />
        </CrashBoundary>
      </Activity>
    </>
  )
}

it('leaves a crashed page on 返回首页 before rendering it again; the next visit works', async () => {
  const paths: string[] = []
  draws.mockImplementation(() => {
    paths.push(location.hash)
    if (location.hash === '#/vip') throw new Error('broken')
    return '内容'
  })
  render(<Pages />)
  const home = await screen.findByRole('button', { name: '返回首页' })
  paths.length = 0
  home.click()
  expect(location.hash).toBe('#/')
  await vi.waitFor(() => expect(paths).not.toEqual([]))
  expect(paths).not.toContain('#/vip')

  draws.mockReturnValue('内容')
  screen.getByText('再来').click()
  await vi.waitFor(() => expect(location.hash).toBe('#/vip'))
  await screen.findByText('内容')
  expect(screen.queryByText('页面出错了')).toBeNull()
})

const once = () => {
  draws.mockReset().mockImplementationOnce(() => {
    throw new Error('broken')
  })
  // React tries a failed render again itself.
  draws.mockImplementationOnce(() => {
    throw new Error('broken')
  })
  draws.mockReturnValue('内容')
}

it('renders a broken page anew once before it says so', { tags: 'D80' }, async () => {
  once()
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  await screen.findByText('内容')
  expect(screen.queryByText('页面出错了')).toBeNull()
})

it('mends a page whose text a translator has taken from React', { tags: 'D80' }, () => {
  draws.mockReset()
  const Page = ({ isBusy }: { isBusy: boolean }) => (
    <p>{createElement('i', null, isBusy && createElement('b'), '提交')}</p>
  )
  const draw = (isBusy: boolean) => (
    <CrashBoundary>
      <Page isBusy={isBusy} />
    </CrashBoundary>
  )
  const { rerender, container } = render(draw(false))
  container.querySelector('i')!.firstChild!.replaceWith(document.createElement('font'))
  rerender(draw(true))
  expect(container.innerHTML).toBe('<p><i><b></b>提交</i></p>')
})

it('offline, says that the page is not on this device', { tags: 'D54' }, async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  draws.mockReset().mockImplementation(() => {
    throw new Error('broken')
  })
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  await screen.findByText('网络已断开，这一页还没有保存到本设备。恢复后请重新加载。')
})

it('begins anew on each route', { tags: 'D80' }, async () => {
  draws.mockReset().mockImplementation(() => {
    if (location.hash === '#/vip') throw new Error('broken')
    return '内容'
  })
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  await screen.findByText('页面出错了')
  act(() => navigate('/app'))
  await screen.findByText('内容')
})
