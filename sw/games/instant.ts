import { multiply, roundDown } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import { randomBelow } from '../db/random'
import { Refusal } from '../db/refusal'
import { BOARD, boardResult, dealBoard, HANDS, rankOf } from './boards'
import { FISH, isHit } from './fishing'
import { hitsOf, payoutOf, spin, THEMES } from './slots'
import { own, type Table } from './table'

// Games whose bets are decided at once.

const themeOf = (variant: string) => THEMES[variant] ?? THEMES.k!

/** Refuses a pick that no list offers. */
export const unknownPick = () => new Refusal('请选择投注项', 1000)

/** The payout at odds that include the stake: all of it, the stake at a tie, or nothing. */
export const payout = (result: string, stake: Money, odds: string): Money =>
  result === 'win' ? roundDown(multiply(stake, money(odds))) : result === 'push' ? stake : money('0')

export const slots: Table<'slots'> = {
  limits: [money('1'), money('1000')],
  show: ({ variant }) => {
    const { name, lines, reels, returns, symbols } = themeOf(variant)
    return {
      theme: name,
      lines,
      reels,
      returns,
      symbols: symbols.map(({ id, name: word, pays }) => ({ id, name: word, pays })),
    }
  },
  place: ({ name, variant }, { stake }) => {
    const theme = themeOf(variant)
    const grid = spin(theme, randomBelow)
    const hits = hitsOf(theme, grid)
    const words = hits.map(
      ({ line, symbol, count }) => `第 ${line + 1} 线 ${theme.symbols[symbol]?.name} × ${count}`,
    )
    return {
      Code: name,
      playname: `${theme.name} ${theme.lines.length} 线`,
      playmemo: words.join('，') || '无中奖线',
      win: payoutOf(theme, hits, stake),
      result: { grid, hits },
    }
  },
}

const SUITS = ['♣', '♦', '♥', '♠']
const cardName = (card: number) =>
  `${SUITS[Math.floor(card / 13)]}${'2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')[card % 13]}`

const handName = (cards: number[]) => HANDS[rankOf(cards)] ?? ''

export const boards: Table<'boards'> = {
  limits: [money('5'), money('5000')],
  show: () => ({ bets: Object.entries(BOARD).map(([pick, [name, odds]]) => ({ pick, name, odds })) }),
  place: ({ name }, { stake, picks: [pick = ''] }) => {
    const [word, odds] = own(BOARD, pick) ?? []
    if (word === undefined || odds === undefined) throw unknownPick()
    const deal = dealBoard(randomBelow)
    const hands: [string, string] = [handName(deal.player), handName(deal.house)]
    const told = (cards: number[], hand: string) => `${cards.map(cardName).join(' ')} ${hand}`
    return {
      Code: name,
      playname: `三张比牌 ${word}`,
      playmemo: `闲 ${told(deal.player, hands[0])} 庄 ${told(deal.house, hands[1])}`,
      win: payout(boardResult(deal, pick), stake, odds),
      result: { ...deal, hands },
    }
  },
}

export const fishing: Table<'fishing'> = {
  limits: [money('0.1'), money('200')],
  show: () => ({ fish: Object.entries(FISH).map(([id, [name, pays]]) => ({ id, name, pays })) }),
  place: ({ name }, { stake, picks: [pick = ''] }) => {
    const [fish, pays] = own(FISH, pick) ?? []
    if (fish === undefined || pays === undefined) throw unknownPick()
    const hit = isHit(randomBelow, pays)
    return {
      Code: name,
      playname: '鱼炮',
      playmemo: `${fish} ${pays} 倍 ${hit ? '捕获' : '未捕获'}`,
      win: payout(hit ? 'win' : 'lose', stake, String(pays)),
      result: { fish: pick, hit },
    }
  },
}
