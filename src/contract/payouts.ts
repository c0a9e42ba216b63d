import * as z from 'zod/mini'
import { amount, exactAmount } from './values/money'
import { NETWORKS } from './values/networks'
import { id, image, incoming, record, rows, text } from './wire/codecs'
import { memberPost } from './wire/endpoint'

/** Fixed values of `bank` that mark crypto accounts. */
export const CRYPTO_BANKS = ['USDT', 'antoken'] as const
/** Whether a row of the bank list is a coin, a network or the wallet app: servers keep them in one table. */
export const isNoBank = (name: string): boolean => /^\s*(usdt|antoken|trc-?20|erc-?20)\b/i.test(name)
const isCrypto = (bank: string) => (CRYPTO_BANKS as readonly string[]).includes(bank)

/** Account kinds by the wire's list type: 1 汇旺, 2 USDT, 4 wallet app. */
export const ACCOUNT_TYPES = { bank: 1, usdt: 2, antoken: 4 } as const
/** Maximum number of accounts of one kind, as specified. */
export const MAX_ACCOUNTS = 5

/** An account's id as it came. */
const ID = z.union([z.number(), z.string()])

const wireAccount = z.object({
  id,
  /** Bank name, `USDT` or `antoken`. */
  bank: text,
  /** Account number or crypto address, unmasked: mask before showing. */
  bank_no: text,
  bank_owner: text,
  bank_address: text,
  ico: image,
})

type WireAccount = z.output<typeof wireAccount>
/** `holder` is `''` for crypto, and `chain` (TRC20 or ERC20) for banks: the wire keeps both in `bank_owner`. */
const account = z.custom<Omit<WireAccount, 'bank_owner'> & { holder: string; chain: string }>()

/** One bound payout account. */
export type PayoutAccount = z.output<typeof account>

/** The bound accounts of one kind. */
export const listAccounts = memberPost('/api/getcard', {
  effect: 'read',
  request: z.object({ type: z.number() }),
  data: rows(
    z.codec(incoming, account, {
      decode: (value, context) => {
        const read = z.safeDecode(wireAccount, value as z.input<typeof wireAccount>)
        if (!read.success) {
          context.issues.push({ code: 'custom', input: value, message: 'not an account' })
          return z.NEVER
        }
        const { bank_owner, ...rest } = read.data
        return isCrypto(rest.bank)
          ? { ...rest, holder: '', chain: bank_owner }
          : { ...rest, holder: bank_owner, chain: '' }
      },
      encode: ({ holder, chain, ...rest }) => ({ ...rest, bank_owner: isCrypto(rest.bank) ? chain : holder }),
    }),
  ),
})

const huiwang = z.object({
  bank: z.string(),
  bank_no: z.string(),
  bank_owner: z.string(),
  bank_address: z.string(),
  pay_pass: z.string(),
})
const crypto = z.object({
  bank: z.enum(CRYPTO_BANKS),
  bank_no: z.string(),
  bank_owner: z.enum(NETWORKS),
  pay_pass: z.string(),
})

/** Binds an account; crypto accounts have the network in `bank_owner` and no branch address. */
export const bindAccount = memberPost('/api/bindcard', {
  effect: 'money',
  action: '绑定',
  trace: 'accounts',
  request: z.union([huiwang, crypto]),
})

/** Unbinds an account; needs the payment password. */
export const unbindAccount = memberPost('/api/delcard', {
  effect: 'money',
  action: '解绑',
  trace: 'accounts',
  request: z.object({ id: ID, pay_pass: z.string() }),
})

/** Turnover, CNY: some servers count down to a withdrawal, others up since the last one. */
export const getWageringRequirement = memberPost('/api/getBetAmount', {
  effect: 'read',
  data: record({ bet_amount: amount }),
})

/** Requests a withdrawal to a bound account (`bank` is its id). */
export const createWithdrawal = memberPost('/api/withdraw', {
  effect: 'money',
  action: '取款',
  trace: 'withdrawals',
  request: z.object({ amount: exactAmount, bank: ID, password: z.string() }),
})
