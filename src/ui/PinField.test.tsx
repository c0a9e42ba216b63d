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
const cells = () => [...document.querySelectorAll('[data-filled]')]

it('is one password field of six digits that takes what is pasted, full-width digits too [s2-5]', () => {
  render(<Form />)
  expect(field().type).toBe('password')
  fireEvent.input(field(), { target: { value: '１2 3-45678' } })
  expect(field().value).toBe('123456')
})

it('shows how many digits are typed and where the next one goes', () => {
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
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '请输入支付密码',
  )
})
