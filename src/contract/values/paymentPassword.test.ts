import { afterEach, describe, expect, it, vi } from 'vitest'

const build = (lengths?: string) => {
  vi.resetModules()
  if (lengths !== undefined) vi.stubEnv('VITE_PAYMENT_PASSWORD', lengths)
  return import('./paymentPassword')
}
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('the payment password', () => {
  it('is six digits', { tags: 'D60' }, async () => {
    const { paymentPassword, isPaymentPassword } = await build()
    expect(paymentPassword).toEqual({ least: 6, most: 6, isPin: true, words: '6位', form: '6位数字' })
    expect(isPaymentPassword('123456')).toBe(true)
    for (const text of ['', '12345', '1234567', '12345678', '12345a', '１２３４５６', '12345 '])
      expect(isPaymentPassword(text), text).toBe(false)
  })

  it('accepts full-width digits, spaces and dashes, and removes nothing else', { tags: 'D60' }, async () => {
    const { readPaymentPassword } = await build()
    expect(readPaymentPassword(' １23-4 56 ')).toBe('123456')
    expect(readPaymentPassword('12345678')).toBe('12345678')
    expect(readPaymentPassword('12ab56！')).toBe('12ab56!')
  })
})

describe('the payment password of a build with 8-20', () => {
  it('is 8 to 20 characters of any kind', { tags: 'D60' }, async () => {
    const { paymentPassword, isPaymentPassword } = await build('8-20')
    expect(paymentPassword).toEqual({ least: 8, most: 20, isPin: false, words: '8到20位', form: '8到20位' })
    for (const text of ['abcd1234', '12345678', 'p@ss-word 1', 'x'.repeat(20)])
      expect(isPaymentPassword(text), text).toBe(true)
    for (const text of ['', '123456', 'abcd123', 'x'.repeat(21)])
      expect(isPaymentPassword(text), text).toBe(false)
  })

  it('keeps its signs, without the blanks at its ends', { tags: ['D60', 'D78'] }, async () => {
    const { readPaymentPassword } = await build('8-20')
    expect(readPaymentPassword(' ab-cd １ ')).toBe('ab-cd １')
  })
})

it('an exact length other than six allows letters', { tags: 'D60' }, async () => {
  const { paymentPassword, isPaymentPassword } = await build('8')
  expect(paymentPassword.form).toBe('8位')
  expect(isPaymentPassword('abcd1234')).toBe(true)
  expect(isPaymentPassword('abcd12345')).toBe(false)
})
