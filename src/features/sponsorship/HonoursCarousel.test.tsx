// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds } from '@/lib/durations'
import { setMotionPaused } from '@/state/motion'
import { HonoursCarousel } from './HonoursCarousel'

const ask = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isReduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
const shown = () => document.querySelector('[aria-current=true]')?.textContent
const wait = () => act(() => void vi.advanceTimersByTime(seconds(5)))

beforeEach(() => {
  vi.useFakeTimers()
  ask(false)
})
afterEach(() => {
  cleanup()
  setMotionPaused(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('rotates by itself and starts over', { tags: 's1-2' }, () => {
  render(<HonoursCarousel />)
  const seen = [shown()]
  for (let turn = 0; turn < 4; turn++) {
    wait()
    seen.push(shown())
  }
  expect(seen).toEqual(['顶级联赛冠军7', '次级联赛冠军2', '欧洲杯1', '欧洲超级杯1', '顶级联赛冠军7'])
})

it('moves both ways by its buttons', () => {
  render(<HonoursCarousel />)
  fireEvent.click(screen.getByRole('button', { name: '上一张' }))
  expect(shown()).toBe('欧洲超级杯1')
  fireEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(shown()).toBe('顶级联赛冠军7')
})

it('stops while paused, hovered or focused, with the pause button first', () => {
  render(<HonoursCarousel />)
  const region = screen.getByRole('region', { name: '荣誉殿堂' })
  const [first] = screen.getAllByRole('button')
  for (const [hold, release] of [
    ['mouseEnter', 'mouseLeave'],
    ['focusIn', 'focusOut'],
  ] as const) {
    fireEvent[hold](region)
    wait()
    expect(shown()).toBe('顶级联赛冠军7')
    fireEvent[release](region)
  }
  expect(first?.getAttribute('aria-label')).toBe('暂停轮播')
  fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
  wait()
  expect(shown()).toBe('顶级联赛冠军7')
  fireEvent.click(screen.getByRole('button', { name: '开始轮播' }))
  wait()
  expect(shown()).toBe('次级联赛冠军2')
})

it.each([
  ['the device asks for less motion', () => ask(true)],
  ['暂停动画 is on', () => setMotionPaused(true)],
])('does not rotate and has no pause button with %s', (_, calm) => {
  calm()
  render(<HonoursCarousel />)
  wait()
  expect(shown()).toBe('顶级联赛冠军7')
  expect(screen.queryByRole('button', { name: /轮播/ })).toBeNull()
})
