import type { VenueNames } from '@/components/games/useVenueNames'
import { amount, amountText, state, text, time, wayTo, type RecordColumn } from '@/components/records/columns'
import { records } from '@/components/records/records'
import { betLooks } from '@/components/records/recordStates'
import { resultOf } from '@/components/sums/betSums'
import { listBets, type Bet } from '@/contract/records'
import type { Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import styles from './records.module.css'

/** The result of a bet, with 赢 or 输 for screen readers, which tend to skip a minus. */
export function WinLoss({ amount }: { amount: Money | null }) {
  const shown = formatMoney(amount)
  if (!/[1-9]/.test(shown)) return <span className={styles.even}>{shown}</span>
  const isLoss = shown.startsWith('-')
  return (
    <span className={isLoss ? styles.loss : styles.win}>
      <span className={shared.srOnly}>{isLoss ? '输' : '赢'} </span>
      {isLoss ? shown : `+${shown}`}
    </span>
  )
}

/** A void bet returns its stake and wins nothing, whatever the server sends. */
const isVoid = ({ status }: Bet): boolean => status === 'invalid'

const giveBack = ({ bet_amount }: Bet, spell: (amount: Money) => string): string =>
  bet_amount === null ? '退回' : `退回 ${spell(bet_amount)}`

const showOutcome = (bet: Bet) => {
  if (isVoid(bet)) return giveBack(bet, formatMoney)
  const result = resultOf(bet)
  return result === null ? '-' : <WinLoss amount={result} />
}

const outcome: RecordColumn<Bet> = {
  head: '输赢',
  numeric: true,
  cell: showOutcome,
  line: showOutcome,
  // Text, so that spreadsheets don't add returned stakes to winnings.
  value: (bet) => (isVoid(bet) ? giveBack(bet, amountText) : amountText(resultOf(bet))),
}

/** Whether a bet is in a state (`all` for any) and its number has a part, in either case. */
export const isFound = ({ status, bet_id }: Bet, state: string, no: string): boolean =>
  (state === '' || state === 'all' || status === state) && bet_id.toUpperCase().includes(no.toUpperCase())

/** 投注记录; the venue replaces a missing game name, and servers may leave out a bet's number. */
export const betRecords = (venueName: VenueNames) =>
  records({ read: listBets, input: ({ date, page, api_type }) => ({ date, page, api_type }) })({
    title: '投注记录',
    detail: '投注详情',
    isFiltered: true,
    keyOf: ({ bet_id, bet_time, bet_amount }) => `${bet_id} ${bet_time} ${bet_amount}`,
    columns: [
      time('投注时间', (bet) => bet.bet_time),
      text('注单号', (bet) => bet.bet_id),
      text('游戏', ({ Code, platform_type }) => venueName(Code || platform_type), 'title'),
      text('玩法', (bet) => bet.playname),
      text('详情', (bet) => bet.playmemo, 'note'),
      amount('投注金额', (bet) => bet.bet_amount, '投注'),
      outcome,
      state((bet) => betLooks[bet.status]),
    ],
    empty: { from: wayTo('去玩游戏', paths.slots()) },
  })
