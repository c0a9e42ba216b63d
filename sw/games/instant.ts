import { multiply, roundDown } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { randomBelow } from '../db/random'
import { Refusal } from '../db/refusal'
import { betsOf, BOARDS, boardResult, dealBoard } from './boards'
import { FISH, isHit } from './fishing'
import { hitsOf, payoutOf, spin, THEMES } from './slots'
import { between, own, type Table } from './table'

// Games whose bets are decided at once.

const themeOf = (variant: string) => THEMES[variant] ?? THEMES.k!

/** Refuses a pick that no list offers. */
export const unknownPick = () => new Refusal('请选择投注项', 1000)

/** The payout at odds that include the stake: all of it, the stake at a tie, or nothing. */
export const payout = (result: string, stake: Money, odds: string): Money =>
  result === 'win' ? roundDown(multiply(stake, money(odds))) : result === 'push' ? stake : money('0')

export const slots: Table<'slots'> = {
  limits: between('1', '1000'),
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
      ({ line, symbol, count }) => `第${line + 1}线 ${theme.symbols[symbol]?.name} × ${count}`,
    )
    return {
      Code: name,
      playname: `${theme.name} ${theme.lines.length}线`,
      playmemo: words.join('，') || '无中奖线',
      win: payoutOf(theme, hits, stake),
      result: { grid, hits },
    }
  },
}

const SUITS = ['♣', '♦', '♥', '♠']
/** A card's name, `♥Q`. */
export const cardName = (card: number) =>
  `${SUITS[Math.floor(card / 13)]}${'2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')[card % 13]}`

const boardOf = (variant: string) => BOARDS[variant] ?? BOARDS.zjh!
/** Bets with their names and odds as pages show them. */
export const offers = (bets: Record<string, [name: string, odds: string]>) =>
  Object.entries(bets).map(([pick, [name, odds]]) => ({ pick, name, odds }))

export const boards: Table<'boards'> = {
  // High tables, beginners' tables and the others.
  limits: ({ code }) =>
    (code.endsWith('2')
      ? between('100', '20000')
      : code.endsWith('0')
        ? between('1', '200')
        : between('5', '5000'))(),
  show: ({ variant }) => {
    const board = boardOf(variant)
    return { variant, name: board.name, cards: board.cards, bets: offers(betsOf(board)) }
  },
  place: ({ name, variant }, { stake, picks: [pick = ''] }) => {
    const board = boardOf(variant)
    const [word, odds] = own(betsOf(board), pick) ?? []
    if (word === undefined || odds === undefined) throw unknownPick()
    const deal = dealBoard(board, randomBelow)
    const hands: [string, string] = [board.nameOf(deal.player), board.nameOf(deal.house)]
    const handText = (cards: number[], hand: string) => `${cards.map(cardName).join(' ')} ${hand}`.trim()
    return {
      Code: name,
      playname: word,
      playmemo: `闲 ${handText(deal.player, hands[0])} 庄 ${handText(deal.house, hands[1])}`,
      win: payout(boardResult(board, deal, pick), stake, odds),
      result: { ...deal, hands },
    }
  },
}

export const fishing: Table<'fishing'> = {
  limits: between('0.1', '200'),
  show: () => ({ fish: Object.entries(FISH).map(([id, [name, pays]]) => ({ id, name, pays })) }),
  place: ({ name }, { stake, picks: [pick = ''] }) => {
    const [fish, pays] = own(FISH, pick) ?? []
    if (fish === undefined || pays === undefined) throw unknownPick()
    const hit = isHit(randomBelow, pays)
    return {
      Code: name,
      playname: '鱼炮',
      playmemo: `${fish} ${pays}倍 ${hit ? '捕获' : '未捕获'}`,
      win: payout(hit ? 'win' : 'lose', stake, String(pays)),
      result: { fish: pick, hit },
    }
  },
}
