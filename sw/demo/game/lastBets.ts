import { add, isLess, isPositive, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { byId, element, yuan } from '../page'
import type { ShownBet } from './gameServer'

export type Said = { text: string; tone: '' | 'win'; note: string }

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
    `${bets.length} 注已结算`,
    stake,
    add(
      stake,
      sum(({ win_loss }) => win_loss),
    ),
  )
}

function outcome({ bet_amount, win_loss, status }: ShownBet): [text: string, className: string] {
  if (status === 'unsettled') return ['未结算', 'open']
  if (status === 'invalid') return [`退回 ${yuan(bet_amount)}`, 'open']
  const result = win_loss ?? money('0')
  if (isPositive(result)) return [`赢 ${yuan(result)}`, 'won']
  return isLess(result, money('0'))
    ? [`输 ${yuan(subtract(money('0'), result))}`, 'lost']
    : ['平 ¥ 0.00', 'open']
}

function row(bet: ShownBet): HTMLElement {
  const made = element('li', '')
  const words = element('div', 'words')
  words.append(element('p', '', `${bet.Code} · ${bet.playname}`), element('p', 'quiet', bet.playmemo))
  const [text, className] = outcome(bet)
  const sums = element('div', 'sums')
  sums.append(element('p', '', `投注 ${yuan(bet.bet_amount)}`), element('p', className, text))
  made.append(words, sums)
  return made
}

/**
 * The last bets of the venue, newest first, as the bet records show them. Returns those decided since the last update. `isPlaced`:
 * a bet was accepted since then. It is the newest, and told even if it was decided before it was seen open.
 */
export function lastBets() {
  let open = new Set<string>()
  let shown = ''
  return (bets: ShownBet[], isPlaced = false): ShownBet[] => {
    const [newest] = bets
    if (isPlaced && newest) open.add(newest.bet_id)
    const told = JSON.stringify(bets)
    const decided = bets.filter(({ bet_id, status }) => status !== 'unsettled' && open.has(bet_id))
    if (told !== shown) {
      const none = element('li', 'none', '还没有注单')
      byId('bets', HTMLElement).replaceChildren(...(bets.length > 0 ? bets.map(row) : [none]))
    }
    shown = told
    open = new Set(bets.filter(({ status }) => status === 'unsettled').map(({ bet_id }) => bet_id))
    return decided
  }
}
