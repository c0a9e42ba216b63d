// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InParts } from './InParts'

afterEach(cleanup)

const show = (count: number) =>
  render(
    <InParts rows={Array.from({ length: count }, (_, index) => index)}>
      {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
    </InParts>,
  )
const shown = () => document.querySelectorAll('p').length

it('mounts a hundred rows of a long list, and more on request', { tags: 'D16' }, () => {
  show(20_000)
  expect(shown()).toBe(100)
  fireEvent.click(screen.getByRole('button', { name: '显示更多（还有19900条）' }))
  expect(shown()).toBe(200)
})

it('shows a short list whole', { tags: 'D16' }, () => {
  show(100)
  expect(shown()).toBe(100)
  expect(screen.queryByRole('button')).toBeNull()
})
