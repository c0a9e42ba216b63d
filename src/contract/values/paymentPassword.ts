import * as z from 'zod/mini'
import { lengthsInWords, readPasswordLengths } from './passwordLengths'
import { readNumber, readText } from './typed'

const lengths = readPasswordLengths('VITE_PAYMENT_PASSWORD', import.meta.env?.VITE_PAYMENT_PASSWORD, {
  least: 6,
  most: 6,
})
const isPin = lengths.least === 6 && lengths.most === 6
const words = lengthsInWords(lengths)

/** Format of a payment password in this build: six digits, or `VITE_PAYMENT_PASSWORD` characters of any kind (D60). */
export const paymentPassword = {
  ...lengths,
  /** Whether it is six digits. */
  isPin,
  /** Length in words. */
  words,
  /** Length in words, with 数字 where only digits are allowed. */
  form: isPin ? `${words}数字` : words,
} as const

/** Whether a text has the format of a payment password. */
export const isPaymentPassword = (text: string): boolean =>
  isPin ? /^\d{6}$/.test(text) : text.length >= lengths.least && text.length <= lengths.most

/** Whether a text may be a payment password that exists: at most six digits, or any text in other builds. */
export const mayBePaymentPassword = (text: string): boolean => !isPin || /^\d{1,6}$/.test(text)

/** Reads a typed payment password: six digits may stand in groups. */
export const readPaymentPassword = isPin ? readNumber : readText

/** A form field that is checked and sent normalised. */
export const typedPaymentPassword = z.codec(z.string(), z.string(), {
  decode: readPaymentPassword,
  encode: (text) => text,
})
