import { add, isPositive, subtract } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import type { BetRow } from '../../db/rows'
import { yuan } from '../desk/texts'

/** What the window says, with a note beside it. */
export type Said = { text: string; tone: '' | 'win' | 'warn'; note: string }

/** What a decided bet paid, with the amounts: a payout below the stake is a loss, and said to be one. */
export function sayPaid(words: string, stake: Money, win: Money): Said {
  const net = subtract(win, stake)
  const isWon = isPositive(net)
  const paid = isPositive(win) ? `派彩 ${yuan(win)}` : '未中奖'
  const result = isWon ? `${paid}，净赢 ${yuan(net)}` : `${paid}，净输 ${yuan(subtract(stake, win))}`
  const text = [words, win === stake ? '退回本金' : result].filter(Boolean).join('，')
  return { text, tone: isWon ? 'win' : '', note: `投注 ${yuan(stake)}` }
}

/** What is said of bets that were decided together, as those of one round: a single one in its own words, several as a sum. */
export function sayDecided(
  bets: Pick<BetRow, 'playname' | 'playmemo' | 'bet_amount' | 'win_loss'>[],
): Said | null {
  const [only] = bets
  if (!only) return null
  const stake = add(...bets.map(({ bet_amount }) => bet_amount))
  const words = bets.length > 1 ? `${bets.length}注已结算` : `${only.playname} ${only.playmemo}`
  return sayPaid(words, stake, add(stake, ...bets.map(({ win_loss }) => win_loss)))
}
