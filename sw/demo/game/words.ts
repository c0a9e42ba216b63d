import { add, isLess, isPositive, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { yuan } from '../desk/texts'
import type { ShownBet } from './gameServer'

/** What the window says, with a note beside it. */
export type Said = { text: string; tone: '' | 'win' | 'warn'; note: string }

/** What a decided bet paid, in plain words: a payout below the stake is a loss, and said to be one. */
export function sayPaid(words: string, stake: Money, win: Money): Said {
  const staked = `投注 ${yuan(stake)}`
  const before = words === '' ? '' : `${words}，`
  if (!isPositive(win)) return { text: words === '' ? '未中奖' : `${before}未中奖`, tone: '', note: staked }
  const net = subtract(win, stake)
  if (isPositive(net))
    return { text: `${before}派彩 ${yuan(win)}`, tone: 'win', note: `${staked} · 净赢 ${yuan(net)}` }
  if (isLess(net, money('0')))
    return {
      text: `${before}派彩 ${yuan(win)}`,
      tone: '',
      note: `${staked} · 净输 ${yuan(subtract(stake, win))}`,
    }
  return { text: `${before}退回本金`, tone: '', note: staked }
}

/** The announcement for a decided bet. */
function sayOf({ playname, playmemo, bet_amount, win_loss, status }: ShownBet): Said {
  const stake = bet_amount ?? money('0')
  const words = `${playname} ${playmemo}`
  return status === 'invalid'
    ? { text: `${words}，注单无效，已退回本金`, tone: '', note: `投注 ${yuan(stake)}` }
    : sayPaid(words, stake, add(stake, win_loss ?? money('0')))
}

/** What is said of bets that were decided together, as those of one round: a single one in its own words, several as a sum. */
export function sayDecided(bets: ShownBet[]): Said | null {
  const [only, another] = bets
  if (!only) return null
  if (!another) return sayOf(only)
  const none = money('0')
  const sum = (of: (bet: ShownBet) => Money | null) => add(none, ...bets.map((bet) => of(bet) ?? none))
  const stake = sum(({ bet_amount }) => bet_amount)
  return sayPaid(
    `${bets.length}注已结算`,
    stake,
    add(
      stake,
      sum(({ win_loss }) => win_loss),
    ),
  )
}

/** What a bet came to, and how it looks. */
export function outcomeOf({ bet_amount, win_loss, status }: ShownBet): [text: string, className: string] {
  if (status === 'unsettled') return ['未结算', 'open']
  if (status === 'invalid') return [`退回 ${yuan(bet_amount)}`, 'open']
  const result = win_loss ?? money('0')
  if (isPositive(result)) return [`赢 ${yuan(result)}`, 'won']
  return isLess(result, money('0'))
    ? [`输 ${yuan(subtract(money('0'), result))}`, 'lost']
    : ['平 ¥ 0.00', 'open']
}

/**
 * Follows the last bets of the venue, and returns those decided since the last call. `isPlaced`: a bet was accepted since then. It is
 * the newest, and told even if it was decided before it was seen open.
 */
export function followBets() {
  let open = new Set<string>()
  return (bets: ShownBet[], isPlaced = false): ShownBet[] => {
    const [newest] = bets
    if (isPlaced && newest) open.add(newest.bet_id)
    const decided = bets.filter(({ bet_id, status }) => status !== 'unsettled' && open.has(bet_id))
    open = new Set(bets.filter(({ status }) => status === 'unsettled').map(({ bet_id }) => bet_id))
    return decided
  }
}
