// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { PinField } from './PinField'

afterEach(cleanup)

function Form({ error }: { error?: string }) {
  const [typed, setTyped] = useState('')
  return (
    <PinField
      label="支付密码"
      typed={typed}
      error={error}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>('支付密码')
const message = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? undefined
const cells = () => [...document.querySelectorAll('[data-filled]')]

it('is one password field without a native limit, which would cut digits in groups', { tags: 's2-5' }, () => {
  render(<Form />)
  expect(field().type).toBe('password')
  expect(field().maxLength).toBe(-1)
})

it('shows how many digits are typed and where the next goes', () => {
  render(<Form />)
  fireEvent.input(field(), { target: { value: '123' } })
  expect(cells().map((cell) => cell.getAttribute('data-filled'))).toEqual([
    'true',
    'true',
    'true',
    'false',
    'false',
    'false',
  ])
  expect(cells()[0]?.parentElement?.style.getPropertyValue('--current')).toBe('4')
})

it('ties its error to the field', () => {
  render(<Form error="请输入支付密码" />)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(message()).toBe('请输入支付密码')
})
