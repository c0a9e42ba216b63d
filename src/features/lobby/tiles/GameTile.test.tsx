// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isTitled } from '@/components/games/games'
import { gameShelf } from '@/state/gameShelf'
import { loginModal } from '@/state/loginModal'
import { GameTile } from './GameTile'

const game = { name: 'PG', type: 'concise', code: 'slot01', title: '锦鲤跃金', picture: '/games/slot01.svg' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  gameShelf.favourites = []
  loginModal.isOpen = false
})

const press = (ms: number, pointerType: string) => {
  const tile = screen.getByRole('button', { name: '开始锦鲤跃金' })
  fireEvent.pointerDown(tile, { pointerType })
  act(() => void vi.advanceTimersByTime(ms))
  fireEvent.pointerUp(tile)
  fireEvent.click(tile)
}

it.each([
  ['a long touch keeps the game and opens nothing', 600, 'touch', true, false],
  ['a short touch opens it', 300, 'touch', false, true],
  ['a mouse held down opens it', 600, 'mouse', false, true],
])('%s', { tags: 'D35' }, (_, ms, pointer, isKept, isOpened) => {
  render(<GameTile game={game} verb="开始" />)
  press(ms, pointer)
  expect(gameShelf.favourites.length > 0).toBe(isKept)
  expect(loginModal.isOpen).toBe(isOpened)
})

it('marks a picture that is missing, in whose tile the title shows', () => {
  const { container } = render(<GameTile game={game} />)
  const picture = container.querySelector('img')!
  expect(picture.dataset.missing).toBeUndefined()
  fireEvent.error(picture)
  expect(picture.dataset.missing).toBe('true')
})

it('takes only the demo’s own pictures for ones that show the name', () => {
  expect(isTitled(game)).toBe(true)
  expect(isTitled({ ...game, picture: '/uploads/slot01.svg' })).toBe(false)
  vi.stubEnv('VITE_API_BASE', 'https://api.example')
  expect(isTitled(game)).toBe(false)
})
