// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { navigate } from '@/navigation/hashLocation'
import { BottomBar } from './BottomBar'

afterEach(cleanup)

function markedAt(path: string) {
  navigate(path, { quiet: true })
  render(<BottomBar />)
  return screen
    .getAllByRole('link')
    .filter((link) => 'current' in link.dataset)
    .map((link) => [link.textContent, link.getAttribute('aria-current')])
}

it.each([
  ['/', '首页', 'page'],
  ['/activity', '优惠', 'page'],
  ['/activityInfo?id=1', '优惠', null],
  ['/recharge', '存款', 'page'],
  ['/mine/recharge', '存款', 'page'],
  ['/mine', '我的', 'page'],
  ['/mine/center', '我的', 'page'],
  ['/transfer', '我的', null],
  ['/mine/withdraw', '我的', null],
  ['/message?type=1', '我的', null],
])('marks on %s the entry %s', (path, label, current) => {
  expect(markedAt(path)).toEqual([[label, current]])
})

it('marks nothing on other pages, and follows the address', () => {
  expect(markedAt('/vip')).toEqual([])
  act(() => navigate('/cardList'))
  expect('current' in screen.getByRole('link', { name: '我的' }).dataset).toBe(true)
})
