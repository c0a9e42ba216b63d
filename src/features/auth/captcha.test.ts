import { existsSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { CAPTCHAS } from '@/contract/values/captcha'
import { drawCaptcha } from './captcha'

afterEach(() => void vi.restoreAllMocks())

it('draws only from the first twenty images', { tags: ['D12', 's1-5.4'] }, () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9999999)
  expect(drawCaptcha()).toEqual({ code: '4GZK', src: '/captcha/19.svg' })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect(drawCaptcha()).toEqual({ code: '3KD7', src: '/captcha/00.svg' })
})

it('draws another picture than the one before, each as likely', { tags: 'D12' }, () => {
  for (const code of ['3KD7', '2XQV', '4GZK']) {
    const next = Array.from({ length: 19 }, (_, at) => {
      vi.spyOn(Math, 'random').mockReturnValue((at + 0.5) / 19)
      return drawCaptcha({ code, src: '' }).code
    })
    expect(new Set([code, ...next]).size).toBe(20)
  }
})

it(
  'has an image for each of the 21 codes, of a letter and a digit at least',
  { tags: ['D12', 's1-9'] },
  () => {
    expect(CAPTCHAS).toHaveLength(21)
    for (const [index, code] of CAPTCHAS.entries()) {
      expect(existsSync(`public/captcha/${String(index).padStart(2, '0')}.svg`)).toBe(true)
      expect(code).toMatch(/^(?=.*[A-Z])(?=.*\d)[A-Z\d]{4}$/)
    }
  },
)
