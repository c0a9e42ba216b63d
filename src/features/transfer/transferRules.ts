import * as z from 'zod/mini'
import { upTo } from '@/components/forms/keep'
import { amountRule, typedAmount, type TypedAmount } from '@/components/forms/typed'
import { MAIN_WALLET, type transfer } from '@/contract/wallet'
import type { Input } from '@/contract/wire/endpoint'
import { inOrder, type Rule } from '@/lib/inOrder'
import type { Option } from '@/ui/forms/useFewOptions'

/** Form input: two wallet codes and the amount, text as typed. */
export type TransferValues<Amount = string> = { from: string; to: string; amount: Amount }
/** The form as its schema reads it. */
export type Transfer = TransferValues<TypedAmount>

/** At most 50 characters. */
export const TRANSFER_FIELDS = { amount: upTo(50) }

const amountRules: readonly Rule<{ amount: TypedAmount }>[] = [
  ['amount', ({ amount }) => amount !== undefined, '请输入转账金额'],
  amountRule,
]

/** Rules of the transfer form: wallets first, then the amount. */
export const transferSchema = z
  .object({ from: z.string(), to: z.string(), amount: typedAmount })
  .check(
    inOrder<Transfer>([
      ['to', ({ from, to }) => from !== to, '不支持同平台转账'],
      ['to', ({ from, to }) => from === MAIN_WALLET || to === MAIN_WALLET, '不支持场馆之间互转'],
      ...amountRules,
    ]),
  )

/** Rules of the venue dialog. */
export const venueTransferSchema = z.object({ amount: typedAmount }).check(inOrder(amountRules))

/** The wallets to choose from, the main wallet first. */
export const walletOptions = (venues: readonly { platname: string; name: string }[]): Option[] => [
  { value: MAIN_WALLET, label: '主账户' },
  ...venues.map(({ platname, name }) => ({ value: platname, label: name })),
]

/** Initial values: from the main wallet to the first venue. */
export const emptyTransfer = (venues: readonly { platname: string }[]): TransferValues => ({
  from: MAIN_WALLET,
  to: venues[0]?.platname ?? MAIN_WALLET,
  amount: '',
})

/** The request input of a valid form. */
export const toTransfer = ({ from, to, amount }: Transfer): Input<typeof transfer> => ({
  amount: amount!,
  sourcetype: from,
  targettype: to,
})
