import * as z from 'zod/mini'
import type { Input } from '@/contract/wire/endpoint'
import { readTypedAmount } from '@/contract/values/money'
import { MAIN_WALLET, type transfer } from '@/contract/wallet'
import { upTo } from '@/components/forms/keep'
import { typedLine } from '@/components/forms/typedLine'
import { inOrder, type Rule } from '@/lib/inOrder'
import type { Option } from '@/ui/forms/useFewOptions'

/** Form input: two wallet codes and the typed amount. */
export type TransferValues = { from: string; to: string; amount: string }
/** Input of the venue dialog. */
export type VenueTransferValues = { amount: string }

/** At most 50 characters (spec 2 §2). */
export const TRANSFER_FIELDS = { amount: upTo(50) }

const amountRules: readonly Rule<VenueTransferValues>[] = [
  ['amount', ({ amount }) => amount !== '', '请输入转账金额'],
  ['amount', ({ amount }) => readTypedAmount(amount) !== null, '请输入正确的金额'],
]

/** Rules of the transfer form: wallets first, then the amount (D47). */
export const transferSchema = z
  .object({ from: z.string(), to: z.string(), amount: typedLine })
  .check(
    inOrder<TransferValues>([
      ['to', ({ from, to }) => from !== to, '不支持同平台转账'],
      ['to', ({ from, to }) => from === MAIN_WALLET || to === MAIN_WALLET, '不支持场馆之间互转'],
      ...amountRules,
    ]),
  )

/** Rules of the venue dialog. */
export const venueTransferSchema = z.object({ amount: typedLine }).check(inOrder(amountRules))

/** The wallets to choose from, the main wallet first (spec 2 §3). */
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

/** The request input; null for an invalid amount. */
export function toTransfer({ from, to, amount }: TransferValues): Input<typeof transfer> | null {
  const exact = readTypedAmount(amount)
  return exact && { amount: exact, sourcetype: from, targettype: to }
}
