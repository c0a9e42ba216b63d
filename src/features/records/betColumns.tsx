import type { Money } from '@/contract/values/money'
import type { Bet } from '@/contract/records'
import { formatMoney } from '@/lib/formatMoney'
import { resultOf } from '@/components/records/betSums'
import {
  amountColumn,
  amountText,
  stateColumn,
  textColumn,
  timeColumn,
  type RecordColumn,
} from '@/components/records/recordColumns'
import type { StatementOf } from '@/components/records/RecordTable'
import type { VenueNames } from '@/components/records/useVenueNames'
import { betLooks } from '@/components/records/recordStates'
import { WinLoss } from './WinLoss'

/** A void bet returns its stake and wins nothing, whatever the server sends. */
const isVoid = ({ status }: Bet): boolean => status === 'invalid'

const giveBack = ({ bet_amount }: Bet, spell: (amount: Money) => string): string =>
  bet_amount === null ? '退回' : `退回 ${spell(bet_amount)}`

const gameOf =
  (venueName: VenueNames) =>
  ({ Code, platform_type }: Bet): string =>
    venueName(Code || platform_type)

const outcome: RecordColumn<Bet> = {
  head: '输赢',
  numeric: true,
  cell: (bet) => {
    if (isVoid(bet)) return giveBack(bet, formatMoney)
    const result = resultOf(bet)
    return result === null ? '-' : <WinLoss amount={result} />
  },
  // Text, so that spreadsheets don't add returned stakes to winnings.
  value: (bet) => {
    if (isVoid(bet)) return giveBack(bet, amountText)
    return amountText(resultOf(bet))
  },
}

/** Whether a bet is in a state (`all` for any) and its number has a part, in either case. */
export const isFound = ({ status, bet_id }: Bet, state: string, no: string): boolean =>
  (state === '' || state === 'all' || status === state) && bet_id.toUpperCase().includes(no.toUpperCase())

/** Row key of a bet; servers may leave out its number. */
export const keyOfBet = ({ bet_id, bet_time, bet_amount }: Bet): string =>
  `${bet_id} ${bet_time} ${bet_amount}`

/** 投注记录 as a statement. */
export const betStatement = (venueName: VenueNames): StatementOf<Bet> => ({
  detail: '投注详情',
  at: ({ bet_time }) => bet_time,
  title: gameOf(venueName),
  note: ({ bet_amount }) => `投注 ${formatMoney(bet_amount)}`,
  amount: { head: outcome.head, cell: (bet) => outcome.cell(bet, 0) },
  look: ({ status }) => betLooks[status],
})

/** Columns of 投注记录; the venue replaces a missing game name. */
export const betColumns = (venueName: VenueNames): readonly RecordColumn<Bet>[] => [
  timeColumn('投注时间', (bet) => bet.bet_time),
  textColumn('注单号', (bet) => bet.bet_id),
  textColumn('游戏', gameOf(venueName), 'title'),
  textColumn('玩法', (bet) => bet.playname),
  textColumn('详情', (bet) => bet.playmemo, 'note'),
  amountColumn('投注金额', (bet) => bet.bet_amount),
  outcome,
  stateColumn((bet) => betLooks[bet.status]),
]
