import * as z from 'zod/mini'
import { NETWORKS, type Network } from '@/contract/values/networks'
import { isPaymentPassword, paymentPassword, typedPaymentPassword } from '@/contract/values/paymentPassword'
import { inOrder } from '@/lib/inOrder'
import { payoutAccountName } from './accountKinds'

/** Input of the form for a bank-like account. */
export type HuiwangValues = {
  holder: string
  bank: string
  branch: string
  number: string
  password: string
}
export const NO_HUIWANG: HuiwangValues = { holder: '', bank: '', branch: '', number: '', password: '' }

/** Minimum digits of a bank-like account (spec 2 §9). */
const LEAST_DIGITS = 8
/** A text field that is normalised before validation. */
const typed = (read: (text: string) => string) =>
  z.codec(z.string(), z.string(), { decode: read, encode: (text) => text })
const isTyped = (text: string) => text.trim() !== ''

/** Accepts full-width and grouped digits (D60). */
const readNumber = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')

/** Whether a typed account number has the form the schema asks for. */
export const isAccountNumber = (typed: string): boolean =>
  new RegExp(`^\\d{${LEAST_DIGITS},}$`).test(readNumber(typed))

/** Error for an invalid payment password (spec 2 §5, D60). */
const NO_PAYMENT_PASSWORD = paymentPassword.isPin
  ? '密码长度为6位且必须为数字'
  : `密码长度为${paymentPassword.words}`

/** The seven rules of spec 2 §5 in order, then the limits of the fields (D60). Reports only the first failure. */
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

/** Input of the form for a crypto wallet. */
export type CryptoValues = { address: string; chain: Network | ''; password: string }
/** TRC20 is preselected (spec 2 §9). */
export const NO_CRYPTO: CryptoValues = { address: '', chain: 'TRC20', password: '' }

/** Keeps word characters only (spec 2 §5), full-width ones as plain ones. */
export const cleanAddress = (typed: string): string => typed.normalize('NFKC').replace(/\W/g, '')

/** Whether cleaning an address removes more than blanks, which the member is told (D60). */
export const losesCharacters = (typed: string): boolean => /[^\w\s]/.test(typed.normalize('NFKC'))

/** The three rules of spec 2 §5 in order, then the format of the payment password (D60). */
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

/** Whether an address doesn't match its chain: worth a caution, never a refusal. */
export const isOddAddress = (address: string, chain: Network | ''): boolean =>
  address !== '' && chain !== '' && !SHAPES[chain].test(address)

/** Input of the form that unbinds an account. */
export type UnbindValues = { password: string }
/** Sends only a well-formed payment password (spec 2 §5, D60). */
export const unbindSchema = z
  .object({ password: typedPaymentPassword })
  .check(
    inOrder<UnbindValues>([['password', ({ password }) => isPaymentPassword(password), NO_PAYMENT_PASSWORD]]),
  )
