import * as z from 'zod/mini'
import { NETWORKS, type Network } from '@/contract/values/networks'
import { isPaymentPassword, paymentPassword, typedPaymentPassword } from '@/contract/values/paymentPassword'
import { readNumber, readWord } from '@/contract/values/typed'
import { inOrder } from '@/lib/inOrder'
import { DIGITS, KNOWN_PIN, NOT_SIX_DIGITS, WORD } from '../forms/keep'
import { typed, typedName, typedText } from '../forms/typed'
import { payoutAccountName, type CryptoKind } from './accountKinds'

/** Input of the form for a bank-like account. */
export type HuiwangValues = {
  holder: string
  bank: string
  branch: string
  number: string
  password: string
}
export const NO_HUIWANG: HuiwangValues = { holder: '', bank: '', branch: '', number: '', password: '' }

/** Minimum digits of a bank-like account, as specified. */
const LEAST_DIGITS = 8

/** Whether a typed account number has the form the schema asks for. */
export const isAccountNumber = (typed: string): boolean =>
  new RegExp(`^\\d{${LEAST_DIGITS},}$`).test(readNumber(typed))

/** Only the server knows the length of a payment password that exists, but for six digits. */
const isKnown = (password: string): boolean => !paymentPassword.isPin || isPaymentPassword(password)

export const HUIWANG_FIELDS = { number: DIGITS, password: KNOWN_PIN }
/** The seven rules of spec 2 §5 in order, then the fields' own (D60). Reports only the first failure. */
export const huiwangSchema = z
  .object({
    holder: typedName,
    bank: z.string(),
    branch: typedText,
    number: typed(readNumber),
    password: typedPaymentPassword,
  })
  .check(
    inOrder<HuiwangValues>([
      ['holder', ({ holder }) => holder !== '', '请输入姓名'],
      ['bank', ({ bank }) => bank !== '', '请选择银行'],
      ['branch', ({ branch }) => branch !== '', '请输入开户行地址'],
      ['number', ({ number }) => number !== '', `请输入${payoutAccountName}号`],
      ['password', ({ password }) => password !== '', '请输入支付密码'],
      ['number', ({ number }) => number.length >= LEAST_DIGITS, '请输入正确的卡号长度'],
      [
        'password',
        ({ password }) => !paymentPassword.isPin || password.length === paymentPassword.most,
        '请输入正确的支付密码长度',
      ],
      ['number', ({ number }) => /^\d+$/.test(number), `${payoutAccountName}号只能是数字`],
      ['password', ({ password }) => isKnown(password), NOT_SIX_DIGITS],
    ]),
  )

/** Input of the form for a crypto wallet. */
export type CryptoValues = { address: string; chain: Network | ''; password: string }
/** TRC20 is preselected, as specified. */
export const NO_CRYPTO: CryptoValues = { address: '', chain: 'TRC20', password: '' }

export const CRYPTO_FIELDS = { address: { ...WORD, todo: '请核对地址' }, password: KNOWN_PIN }

const SHAPES: Record<Network, RegExp> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9A-Fa-f]{40}$/,
}

/** Whether an address can't be one of its chain. */
export const isOddAddress = (address: string, chain: Network | ''): boolean =>
  address !== '' && chain !== '' && !SHAPES[chain].test(address)

const SHAPE_WORDS: Record<Network, string> = {
  TRC20: '地址格式不正确，TRC20地址为T开头的34位字母与数字',
  ERC20: '地址格式不正确，ERC20地址为0x开头的42位字母与数字',
}

/**
 * The three rules of spec 2 §5 in order, then the form of the payment password (D60) and of a USDT address: one that its chain
 * can't have would lose every payout. Nothing is known about the addresses of the wallet app.
 */
export const cryptoSchema = (kind: CryptoKind) =>
  z
    .object({ address: typed(readWord), chain: z.enum(['', ...NETWORKS]), password: typedPaymentPassword })
    .check(
      inOrder<CryptoValues>([
        ['address', ({ address }) => address !== '', '请输入USDT地址'],
        ['chain', ({ chain }) => chain !== '', '请选择钱包协议'],
        ['password', ({ password }) => password !== '', '请输入支付密码'],
        [
          'address',
          ({ address, chain }) => kind !== 'usdt' || !isOddAddress(address, chain),
          ({ chain }) => (chain === '' ? '' : SHAPE_WORDS[chain]),
        ],
        ['password', ({ password }) => isKnown(password), NOT_SIX_DIGITS],
      ]),
    )

/** Input of the form that unbinds an account. */
export type UnbindValues = { password: string }
/** Six digits are checked, other passwords are only required. */
export const unbindSchema = z.object({ password: typedPaymentPassword }).check(
  inOrder<UnbindValues>([
    ['password', ({ password }) => isKnown(password), NOT_SIX_DIGITS],
    ['password', ({ password }) => password !== '', '请输入支付密码'],
  ]),
)
