// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useHeld } from './useHeld'

afterEach(cleanup)

function Region() {
  const [isHeld, holding] = useHeld()
  return (
    <section aria-label="轮播" data-held={isHeld || undefined} {...holding}>
      <button>上一张</button>
      <button>下一张</button>
    </section>
  )
}
const isHeld = () => 'held' in screen.getByRole('region').dataset

it('stays held while focused, even if the pointer leaves', () => {
  render(<Region />)
  const region = screen.getByRole('region')
  const [first, second] = screen.getAllByRole('button')
  fireEvent.mouseEnter(region)
  act(() => first!.focus())
  fireEvent.mouseLeave(region)
  expect(isHeld()).toBe(true)
  act(() => second!.focus())
  expect(isHeld()).toBe(true)
  act(() => second!.blur())
  expect(isHeld()).toBe(false)
})

it('is released when its page is hidden under the pointer', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Region />
    </Activity>
  )
  const { rerender } = render(page('visible'))
  fireEvent.mouseEnter(screen.getByRole('region'))
  expect(isHeld()).toBe(true)
  rerender(page('hidden'))
  rerender(page('visible'))
  expect(isHeld()).toBe(false)
})
