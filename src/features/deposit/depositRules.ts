import * as z from 'zod/mini'
import {
  amountRule,
  typedAmount,
  typedLine,
  typedName,
  typedText,
  type TypedAmount,
} from '@/components/forms/typed'
import { channelOf, CHANNELS, type ChannelId } from '@/components/payment/channels'
import type { createDeposit } from '@/contract/deposits'
import type { Money } from '@/contract/values/money'
import { NETWORKS, type Network } from '@/contract/values/networks'
import type { Input } from '@/contract/wire/endpoint'
import { formatMoney } from '@/lib/formatMoney'
import { inOrder, type Rule } from '@/lib/inOrder'
import { isWithin, rangeMessage, type AmountRange } from './amountRange'

/** Form input; only the bank channel uses the bank fields, only USDT the protocol. `Amount` is text as typed. */
export type DepositValues<Amount = string> = {
  channel: ChannelId
  protocol: Network
  amount: Amount
  bank_owner: string
  bank: string
  bank_no: string
  bank_address: string
}

/** The form as its schema reads it. */
export type Deposit = DepositValues<TypedAmount>

/** Initial values of a channel, also when it is chosen again. */
export const emptyDeposit = (channel: ChannelId): DepositValues => ({
  channel,
  protocol: 'TRC20',
  amount: '',
  bank_owner: '',
  bank: '',
  bank_no: '',
  bank_address: '',
})

type BankField = 'bank_owner' | 'bank' | 'bank_no' | 'bank_address'

const required = (field: BankField, message: string): Rule<Deposit> => [
  field,
  (values) => values.channel !== 'bank' || values[field] !== '',
  message,
]

/** Maximum lengths of the bank fields; not specified. */
const LONGEST = { bank_owner: 50, bank_no: 50, bank_address: 100 } as const

const notTooLong = (field: keyof typeof LONGEST, label: string): Rule<Deposit> => [
  field,
  (values) => values.channel !== 'bank' || values[field].length <= LONGEST[field],
  `${label}长度最多${LONGEST[field]}位`,
]

/** Why an amount isn't accepted, null when it is. */
type Refusal = (amount: Money) => string | null

/**
 * Checks the amount, the channel's range and the member's own limit, then name, bank, number and address for the bank channel.
 */
export const depositSchema = (range: AmountRange, ownRefusal: Refusal = () => null) =>
  z
    .object({
      channel: z.enum(CHANNELS.map(({ id }) => id)),
      protocol: z.enum(NETWORKS),
      amount: typedAmount,
      bank_owner: typedName,
      bank: z.string(),
      bank_no: typedLine,
      bank_address: typedText,
    })
    .check(
      inOrder<Deposit>([
        ['amount', ({ amount }) => amount !== undefined, rangeMessage(range)],
        amountRule,
        ['amount', ({ amount }) => isWithin(amount!, range), rangeMessage(range)],
        ['amount', ({ amount }) => ownRefusal(amount!) === null, ({ amount }) => ownRefusal(amount!) ?? ''],
        required('bank_owner', '请输入存款人姓名'),
        required('bank', '请选择银行'),
        required('bank_no', '请输入银行账号'),
        required('bank_address', '请输入开户行地址'),
        notTooLong('bank_owner', '存款人姓名'),
        notTooLong('bank_no', '银行账号'),
        notTooLong('bank_address', '开户行地址'),
      ]),
    )

/** The request of a valid form, with the fields of its channel only. */
export function toRequest(values: Deposit): Input<typeof createDeposit> {
  const { paytype } = channelOf(values.channel)
  const amount = values.amount!
  if (paytype === 'usdt') return { paytype, amount, catepay: values.protocol }
  if (paytype !== 'bank') return { paytype, amount }
  const { bank, bank_address, bank_no, bank_owner } = values
  return { paytype, amount, bank, bank_address, bank_no, bank_owner }
}

/** Facts by which a member recognises a deposit whose response was lost. */
export function factsOf(values: Deposit): [label: string, text: string][] {
  const { label, paytype } = channelOf(values.channel)
  return [
    ['存款金额', `¥ ${formatMoney(values.amount)}`],
    ['存款方式', label],
    ...(paytype === 'usdt' ? [['协议', values.protocol] as [string, string]] : []),
    ...(paytype === 'bank' ? [['银行', values.bank] as [string, string]] : []),
  ]
}
