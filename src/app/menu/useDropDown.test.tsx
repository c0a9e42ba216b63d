// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CLOSE_DELAY, OPEN_DELAY, useDropDown } from './useDropDown'

function Menu() {
  const root = useRef<HTMLElement>(null)
  const { open, toggle, enter, leave } = useDropDown<'a' | 'b'>(root)
  return (
    <nav ref={root}>
      {(['a', 'b'] as const).map((id) => (
        <div key={id} data-testid={id} onPointerEnter={() => enter(id)} onPointerLeave={leave}>
          <button type="button" aria-expanded={open === id} onClick={() => toggle(id)}>
            {id}
          </button>
          {open === id && <a href="#/x">inside {id}</a>}
        </div>
      ))}
    </nav>
  )
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const button = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Menu />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('opens on press, closes on the next, and keeps only one open', { tags: 's1-2.7' }, () => {
  fireEvent.click(button('a'))
  expect(isOpen('a')).toBe(true)
  fireEvent.click(button('b'))
  expect([isOpen('a'), isOpen('b')]).toEqual([false, true])
  fireEvent.click(button('b'))
  expect(isOpen('b')).toBe(false)
})

it('opens on hover after a delay and closes a while after the pointer leaves', { tags: 's1-2.7' }, () => {
  fireEvent.pointerEnter(screen.getByTestId('a'))
  expect(isOpen('a')).toBe(false)
  pass(OPEN_DELAY)
  expect(isOpen('a')).toBe(true)
  fireEvent.pointerLeave(screen.getByTestId('a'))
  pass(CLOSE_DELAY - 1)
  expect(isOpen('a')).toBe(true)
  pass(1)
  expect(isOpen('a')).toBe(false)
})

it('keeps a pressed drop-down open until a press outside', { tags: 'D36' }, () => {
  fireEvent.pointerEnter(screen.getByTestId('a'))
  pass(OPEN_DELAY)
  fireEvent.click(button('a'))
  fireEvent.pointerLeave(screen.getByTestId('a'))
  pass(CLOSE_DELAY)
  expect(isOpen('a')).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(isOpen('a')).toBe(false)
})

it('closes on Escape and returns the focus to its button', { tags: 'D36' }, () => {
  fireEvent.click(button('a'))
  act(() => screen.getByRole('link').focus())
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(isOpen('a')).toBe(false)
  expect(document.activeElement).toBe(button('a'))
})

it('closes on Escape after hover and leaves the focus alone', { tags: 'D36' }, () => {
  act(() => button('b').focus())
  fireEvent.pointerEnter(screen.getByTestId('a'))
  pass(OPEN_DELAY)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen('a')).toBe(false)
  expect(document.activeElement).toBe(button('b'))
})
