import * as z from 'zod/mini'
import { payoutAccountName } from '@/components/payoutAccountName'
import { inOrder } from '@/lib/inOrder'
import type { Chain } from './accountKinds'

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
const isTyped = (text: string) => text.trim() !== ''

/** The seven rules of spec 2 §5 in their order, the first failure only. */
export const huiwangSchema = z
  .object({
    holder: z.string(),
    bank: z.string(),
    branch: z.string(),
    number: z.string(),
    password: z.string(),
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
        ({ password }) => password.length >= 6 && password.length <= 18,
        '请输入正确的支付密码长度',
      ],
    ]),
  )

/** A crypto wallet as typed. */
export type CryptoValues = { address: string; chain: Chain | ''; password: string }
/** The empty form; TRC20 is preselected (spec 2 §9). */
export const NO_CRYPTO: CryptoValues = { address: '', chain: 'TRC20', password: '' }

/** The three rules of spec 2 §5 in their order. */
export const cryptoSchema = z
  .object({ address: z.string(), chain: z.enum(['', 'TRC20', 'ERC20']), password: z.string() })
  .check(
    inOrder<CryptoValues>([
      ['address', ({ address }) => address !== '', '请输入USDT地址'],
      ['chain', ({ chain }) => chain !== '', '请选择钱包协议'],
      ['password', ({ password }) => password !== '', '请输入支付密码'],
    ]),
  )

/** What an address field keeps: word characters (spec 2 §5); full-width ones are taken as plain ones. */
export const cleanAddress = (typed: string): string => typed.normalize('NFKC').replace(/\W/g, '')

const SHAPES: Record<Chain, RegExp> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9A-Fa-f]{40}$/,
}

/** Whether an address does not look like one of its chain; a caution, never a refusal (faults 2.4). */
export const isOddAddress = (address: string, chain: Chain | ''): boolean =>
  address !== '' && chain !== '' && !SHAPES[chain].test(address)

/** The payment password that unbinds an account. */
export type UnbindValues = { password: string }
/** Six digits, else it is not sent (spec 2 §5). */
export const unbindSchema = z
  .object({ password: z.string() })
  .check(
    inOrder<UnbindValues>([
      ['password', ({ password }) => /^\d{6}$/.test(password), '密码长度为6位且必须为数字'],
    ]),
  )
