import * as z from 'zod/mini'
import { lengthsInWords, readPasswordLengths } from './passwordLengths'

const lengths = readPasswordLengths('VITE_PAYMENT_PASSWORD', import.meta.env?.VITE_PAYMENT_PASSWORD, {
  least: 6,
  most: 6,
})
const isPin = lengths.least === 6 && lengths.most === 6
const words = lengthsInWords(lengths)

/** What a payment password is in this build: six digits, or `VITE_PAYMENT_PASSWORD` characters of any kind (D60). */
export const paymentPassword = {
  ...lengths,
  /** Six digits, not longer ones of any characters. */
  isPin,
  /** Its lengths in words. */
  words,
  /** The same, with the kind of its characters where only digits are taken. */
  form: isPin ? `${words}数字` : words,
} as const

/** Whether a text can be a payment password. */
export const isPaymentPassword = (text: string): boolean =>
  isPin ? /^\d{6}$/.test(text) : text.length >= lengths.least && text.length <= lengths.most

/** What was typed, as it is checked and sent: digits may be full-width, and stand apart by spaces or dashes (D60). */
export const readPaymentPassword = (typed: string): string =>
  isPin ? typed.normalize('NFKC').replace(/[\s-]/g, '') : typed

/** A form's field: checked and sent as it is read. */
export const typedPaymentPassword = z.codec(z.string(), z.string(), {
  decode: readPaymentPassword,
  encode: (text) => text,
})
