// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function show(typed = '') {
  vi.resetModules()
  const { PaymentPasswordField } = await import('./PaymentPasswordField')
  render(<PaymentPasswordField label="支付密码" limit="6位数字" typed={typed} defaultValue={typed} />)
  return screen.getByLabelText<HTMLInputElement>('支付密码')
}
const filled = () => document.querySelectorAll('[data-filled=true]').length

it(
  'is a password field of six cells that count the digits to be sent',
  { tags: ['D60', 's2-5'] },
  async () => {
    const field = await show('１2-3 4')
    expect(field.inputMode).toBe('numeric')
    expect(document.querySelectorAll('[data-filled]')).toHaveLength(6)
    expect(filled()).toBe(4)
    // Where the next digit goes.
    expect(document.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--current')).toBe('5')
    // A native limit would cut digits in groups.
    expect([field.type, field.maxLength]).toEqual(['password', -1])
    expect(screen.queryByRole('button')).toBeNull()
  },
)

it('is a password field with a show button in builds with longer passwords', { tags: 'D60' }, async () => {
  vi.stubEnv('VITE_PAYMENT_PASSWORD', '8-20')
  const field = await show('abcd1234')
  expect(document.querySelectorAll('[data-filled]')).toHaveLength(0)
  expect(field.value).toBe('abcd1234')
  expect(field.type).toBe('password')
  expect(field.inputMode).not.toBe('numeric')
  expect(field.autocomplete).toBe('off')
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(field.type).toBe('text')
})
