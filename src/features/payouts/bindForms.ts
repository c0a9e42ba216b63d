import * as z from 'zod/mini'
import { payoutAccountName } from './payoutAccountName'
import { NETWORKS, type Network } from '@/contract/networks'
import { isPaymentPassword, paymentPassword, typedPaymentPassword } from '@/contract/paymentPassword'
import { inOrder } from '@/lib/inOrder'

/** A bank-like account as typed. */
export type HuiwangValues = {
  holder: string
  bank: string
  branch: string
  number: string
  password: string
}
/** The empty form. */
export const NO_HUIWANG: HuiwangValues = { holder: '', bank: '', branch: '', number: '', password: '' }

/** Digits of a bank-like account at least (spec 2 §9). */
const LEAST_DIGITS = 8
/** A text that is checked and sent as it is read. */
const typed = (read: (text: string) => string) =>
  z.codec(z.string(), z.string(), { decode: read, encode: (text) => text })
const isTyped = (text: string) => text.trim() !== ''

/** Digits of an account as typed: they may be full-width, and stand in groups (D60). */
const readNumber = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')

/** Said of a text that can be no payment password (spec 2 §5, D60). */
const NO_PAYMENT_PASSWORD = paymentPassword.isPin
  ? '密码长度为6位且必须为数字'
  : `密码长度为${paymentPassword.words}`

/**
 * The seven rules of spec 2 §5 in their order, then what its fields would not have let be typed (D60); the first failure
 * only.
 */
export const huiwangSchema = z
  .object({
    holder: z.string(),
    bank: z.string(),
    branch: z.string(),
    number: typed(readNumber),
    password: typedPaymentPassword,
  })
  .check(
    inOrder<HuiwangValues>([
      ['holder', ({ holder }) => isTyped(holder), '请输入姓名'],
      ['bank', ({ bank }) => bank !== '', '请选择银行'],
      ['branch', ({ branch }) => isTyped(branch), '请输入开户行地址'],
      ['number', ({ number }) => number !== '', `请输入${payoutAccountName}号`],
      ['password', ({ password }) => password !== '', '请输入支付密码'],
      ['number', ({ number }) => number.length >= LEAST_DIGITS, '请输入正确的卡号长度'],
      [
        'password',
        ({ password }) => password.length >= paymentPassword.least && password.length <= paymentPassword.most,
        '请输入正确的支付密码长度',
      ],
      ['number', ({ number }) => /^\d+$/.test(number), `${payoutAccountName}号只能是数字`],
      ['password', ({ password }) => isPaymentPassword(password), NO_PAYMENT_PASSWORD],
    ]),
  )

/** A crypto wallet as typed. */
export type CryptoValues = { address: string; chain: Network | ''; password: string }
/** The empty form; TRC20 is preselected (spec 2 §9). */
export const NO_CRYPTO: CryptoValues = { address: '', chain: 'TRC20', password: '' }

/** What an address field keeps: word characters (spec 2 §5); full-width ones are taken as plain ones. */
export const cleanAddress = (typed: string): string => typed.normalize('NFKC').replace(/\W/g, '')

/** Whether more than blanks would go from an address: that is told (D60). */
export const losesCharacters = (typed: string): boolean => /[^\w\s]/.test(typed.normalize('NFKC'))

/** The three rules of spec 2 §5 in their order, then the payment password's form (D60). */
export const cryptoSchema = z
  .object({
    address: typed(cleanAddress),
    chain: z.enum(['', ...NETWORKS]),
    password: typedPaymentPassword,
  })
  .check(
    inOrder<CryptoValues>([
      ['address', ({ address }) => address !== '', '请输入USDT地址'],
      ['chain', ({ chain }) => chain !== '', '请选择钱包协议'],
      ['password', ({ password }) => password !== '', '请输入支付密码'],
      ['password', ({ password }) => isPaymentPassword(password), NO_PAYMENT_PASSWORD],
    ]),
  )

const SHAPES: Record<Network, RegExp> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9A-Fa-f]{40}$/,
}

/** Whether an address does not look like one of its chain; a caution, never a refusal. */
export const isOddAddress = (address: string, chain: Network | ''): boolean =>
  address !== '' && chain !== '' && !SHAPES[chain].test(address)

/** The payment password that unbinds an account. */
export type UnbindValues = { password: string }
/** Anything else than a payment password is not sent (spec 2 §5, D60). */
export const unbindSchema = z
  .object({ password: typedPaymentPassword })
  .check(
    inOrder<UnbindValues>([['password', ({ password }) => isPaymentPassword(password), NO_PAYMENT_PASSWORD]]),
  )
