import { CAPTCHAS } from '@/contract/values/captcha'
import { readLine } from '@/contract/values/typed'

/** Draws use the first 20 of the 21 images, as specified. */
const CHOOSABLE = 20

export type Captcha = { code: string; src: string }

/**
 * Draws a random captcha, another than `before`. The client knows the answers, so this only slows people down; real protection is the server's rate limit.
 * Always a new object, also where its picture is the same.
 */
export function drawCaptcha(before?: Captcha): Captcha {
  const codes = CAPTCHAS.slice(0, CHOOSABLE).filter((code) => code !== before?.code)
  const index = CAPTCHAS.indexOf(codes[Math.floor(Math.random() * codes.length)]!)
  return { code: CAPTCHAS[index]!, src: `/captcha/${String(index).padStart(2, '0')}.svg` }
}

/** Ignores case and accepts full-width letters. */
export const matchesCaptcha = (typed: string, { code }: Captcha): boolean =>
  readLine(typed).toUpperCase() === code

/** The message for a wrong code, which also clears the field and draws a new captcha. */
export const WRONG_CAPTCHA = '验证码错误！'
