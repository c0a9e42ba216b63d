import type { Bet } from '@/contract/records'
import { add, isPositive, subtract } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'

/** Sums of bets, exact; CNY. All but void ones count with their stake, settled ones with their result too. */
export type BetSums = {
  count: number
  stakes: Money
  /** Those of the count that have no result yet, and their stakes. */
  open: number
  openStakes: Money
  /** Results of settled bets without signs, their difference (negative means lost), and what was paid out. */
  won: Money
  lost: Money
  net: Money
  payouts: Money
  /** Void bets, and the stakes that they return. */
  voids: number
  returned: Money
}

/** What a bet won, signed; null without a result yet, whatever amount the server sends for it. */
export const resultOf = ({ status, win_loss }: Bet): Money | null => (status === 'settled' ? win_loss : null)

const stakesOf = (bets: readonly Bet[]): Money => add(...bets.flatMap(({ bet_amount }) => bet_amount ?? []))

/** Adds up bets: the one place, so that every page, chart and file agrees (D70). */
export function betSums(bets: readonly Bet[]): BetSums {
  const voids = bets.filter(({ status }) => status === 'invalid')
  const counted = bets.filter(({ status }) => status !== 'invalid')
  const open = counted.filter((bet) => resultOf(bet) === null)
  const results = counted.flatMap((bet) => resultOf(bet) ?? [])
  const [stakes, openStakes] = [stakesOf(counted), stakesOf(open)]
  const [won, net] = [add(...results.filter(isPositive)), add(...results)]
  return {
    count: counted.length,
    stakes,
    open: open.length,
    openStakes,
    won,
    lost: subtract(won, net),
    net,
    payouts: add(subtract(stakes, openStakes), net),
    voids: voids.length,
    returned: stakesOf(voids),
  }
}

/** What a result leaves out: `另有1笔未结算`; null for nothing. */
export const openText = ({ open }: BetSums): string | null => (open > 0 ? `另有${open}笔未结算` : null)

/** What sums leave out altogether; null for nothing. */
export const voidText = ({ voids, returned }: BetSums): string | null =>
  voids > 0 ? `不含${voids}笔无效注单（退回 ¥ ${formatMoney(returned)}）` : null

/** A net result in words, since a sign is easily missed, with what it leaves out: `输 ¥ 12.00，另有1笔未结算`. */
export function resultText(sums: BetSums): string {
  const word = !/[1-9]/.test(sums.net) ? '' : sums.net.startsWith('-') ? '输 ' : '赢 '
  const result = `${word}¥ ${formatMoney(sums.net.replace('-', ''))}`
  return [result, openText(sums)].filter(Boolean).join('，')
}
