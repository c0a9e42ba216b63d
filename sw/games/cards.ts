import { LIVE_TABLES } from '../db/seed/halls'
import type { Roll } from '../db/seed/random'
import { cardName, LIVE, offers, type Drawn, type Table } from './table'

type Hand = number[]

/** 1 for an ace, 11 to 13 for a face. */
const faceOf = (card = 0) => ((card + 1) % 13) + 1
/** The last digit of the sum; tens and faces count ten. */
const points = (hand: Hand) => hand.reduce((sum, card) => sum + Math.min(faceOf(card), 10), 0) % 10
const isKings = (hand: Hand) => hand.every((card) => faceOf(card) > 10)

const HANDS = ['散牌', '对子', '顺子', '同花', '同花顺', '豹子']
/** Three cards by kind (an index of HANDS), then by rank; suits do not count. */
function rankOf(hand: Hand): [kind: number, ...ranks: number[]] {
  const [a = 0, b = 0, c = 0] = hand.map((card) => card % 13).sort((one, other) => other - one)
  const isFlush = new Set(hand.map((card) => Math.floor(card / 13))).size === 1
  // Ace, two, three is the lowest straight.
  const isLowest = a === 12 && b === 1 && c === 0
  if (a === c) return [5, a, b, c]
  if (isLowest || (a - b === 1 && b - c === 1)) return [isFlush ? 4 : 2, isLowest ? 1 : a, 0, 0]
  if (isFlush) return [3, a, b, c]
  return a === b || b === c ? [1, b, a === b ? c : a, 0] : [0, a, b, c]
}

/** Deals baccarat by the third-card rules. */
function dealBaccarat(roll: Roll): Drawn {
  const [a, b, c, d] = [roll(52), roll(52), roll(52), roll(52)]
  const [player, banker] = [
    [a, b],
    [c, d],
  ] as const satisfies Drawn
  const sum = points(banker)
  if (points(player) > 7 || sum > 7) return [player, banker]
  if (points(player) > 5) return [player, sum < 6 ? [...banker, roll(52)] : banker]
  const third = roll(52)
  const drawn = points([third])
  // From this count of the third card to seven; with three points from any but eight.
  const least = [0, 0, 0, 0, 2, 4, 6, 8][sum] ?? 8
  const isDrawn = sum < 3 || (sum === 3 ? drawn !== 8 : drawn >= least && drawn < 8)
  return [[...player, third], isDrawn ? [...banker, roll(52)] : banker]
}

/** Deals from one pack, shuffled for every deal. */
const dealPack = (cards: number) => (roll: Roll) => {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  const hand = () => Array.from({ length: cards }, () => pack.splice(roll(pack.length), 1)[0] ?? 0)
  return [hand(), hand()]
}

type Rules = Pick<Table, 'name' | 'pace' | 'before'> & {
  /** The names of both hands. The first two bets are on them; at a tie these get their stake back. */
  hands: [string, string]
  bets: string
  deal: (roll: Roll) => Drawn
  /** The higher score wins. */
  score: (hand: Hand) => number
  count?: (hand: Hand) => string
  /** Whether the other bets win, by pick. */
  wins: Record<string, (one: Hand, other: Hand) => boolean>
  about: string
}

function twoHands(id: string, { hands, bets: text, deal, score, wins, about, ...rules }: Rules): Table {
  const { count = () => '', ...game } = rules
  const bets = offers(text)
  const words = (hand: Hand, at: number) => [hands[at], ...hand.map(cardName), count(hand)].join(' ').trim()
  return {
    ...game,
    id,
    kind: 'cards',
    about: [about, '如有平局，两边退回本金。'],
    round: (roll) => ({ bets, drawn: deal(roll) }),
    pays: ([one = [], other = []], { pick, odds }) => {
      const special = wins[pick]
      if (special) return special(one, other) ? odds : 0
      const difference = score(one) - score(other)
      return difference === 0 ? 1 : pick === bets[difference > 0 ? 0 : 1]?.pick ? odds : 0
    },
    ...(game.pace && { memo: (title) => title }),
    told: (drawn) => drawn.map(words).join(' '),
    notes: (drawn) => drawn.map((hand, at) => `${hands[at]} ${hand[0] === -1 ? '' : count(hand)}`.trim()),
  }
}

/** 百家乐 and 龙虎, from a shoe that never runs out. */
export const baccarat = twoHands('baccarat', {
  name: LIVE_TABLES.baccarat!,
  pace: LIVE,
  hands: ['闲', '庄'],
  bets: 'player:闲:1.95, banker:庄:1.9, tie:和:10',
  deal: dealBaccarat,
  score: points,
  count: (hand) => `${points(hand)}点`,
  wins: { tie: (one, other) => points(one) === points(other) },
  about: '闲、庄各两张，按补牌规则至多三张，比点数之和的个位，9点最大；10、J、Q、K计0点。',
})
export const dragon = twoHands('dragon', {
  name: LIVE_TABLES.dragon!,
  pace: LIVE,
  hands: ['龙', '虎'],
  bets: 'dragon:龙:1.92, tiger:虎:1.92, same:和:12.5',
  deal: (roll) => [[roll(52)], [roll(52)]],
  score: ([card]) => faceOf(card),
  wins: { same: ([one], [other]) => faceOf(one) === faceOf(other) },
  about: '龙、虎各一张，比点数：A最小，K最大，不比花色。',
})

type Board = Pick<Rules, 'score' | 'count' | 'about'> & {
  cards: number
  special: string
  wins: Rules['wins'][string]
}
const board = (id: string, { cards, special, wins, ...rules }: Board): Table =>
  twoHands(id, {
    ...rules,
    before: [1, 2].map(() => Array<number>(cards).fill(-1)),
    hands: ['闲', '庄'],
    bets: `player:闲家:1.92, house:庄家:1.92, special:${special}`,
    deal: dealPack(cards),
    wins: { special: wins },
  })

/** The card tables by their variant in `kinds.ts`. */
export const BOARDS: Record<string, Table> = {
  zjh: board('zjh', {
    cards: 3,
    special: '闲家对子以上:3.75',
    wins: (player) => rankOf(player)[0] > 0,
    score: (hand) => rankOf(hand).reduce((score, each) => score * 13 + each, 0),
    count: (hand) => HANDS[rankOf(hand)[0]] ?? '',
    about: '一副牌各三张，按散牌、对子、顺子、同花、同花顺、豹子由小到大；同类比点数，不比花色。',
  }),
  sangong: board('sangong', {
    cards: 3,
    special: '闲家三公:96',
    wins: isKings,
    score: (hand) => (isKings(hand) ? 10 : points(hand)),
    count: (hand) => (isKings(hand) ? '三公' : `${points(hand)}点`),
    about: '一副牌各三张，比点数之和的个位；10、J、Q、K计10点。三张都是J、Q、K为三公，大过9点。',
  }),
  dan: board('dan', {
    cards: 1,
    special: '平局:16.3',
    wins: ([one = 0], [other = 0]) => one % 13 === other % 13,
    score: ([card = 0]) => card % 13,
    about: '一副牌各一张，比点数：2最小，A最大，不比花色。',
  }),
}
