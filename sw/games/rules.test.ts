import { beforeAll, describe, expect, it } from 'vitest'
import { add, isPositive } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { BACCARAT, baccaratResult, deal, type Hand } from './baccarat'
import { betsOf, BOARDS, boardResult, dealBoard, type Deal } from './boards'
import { dealDragon, DRAGON, dragonResult } from './dragon'
import { FISH, isHit } from './fishing'
import { DISCIPLINES, fixture, nextSlot, slotsOf } from './fixtures'
import { draw, isDrawn, LOTTERIES, oddsOf as lotteryOdds, SUMS } from './lottery'
import { rollOf, type Roll } from './roll'
import { ROULETTE, rouletteBet } from './roulette'
import { hitsOf, payoutOf, spin, THEMES } from './slots'
import { oddsAt, oddsOf, slipPays, type Leg } from './sports'

/** More in `npm run test:long`. */
const ROUNDS = process.env.LONG_WALKS ? 100_000 : 25_000
const SEED = 'a seed of these tests'

/** Plays the rounds of a game. */
const rounds = <Drawn>(name: string, play: (roll: Roll, round: number) => Drawn): Drawn[] =>
  Array.from({ length: ROUNDS }, (_, round) => play(rollOf(SEED, name, round), round))

/**
 * Expects the mean payout of rounds of one unit each to lie between 95 and 97 %, within three standard errors as measured: rare
 * high prizes widen the spread.
 */
function expectReturn(name: string, payouts: number[]): void {
  expect(payouts).toHaveLength(ROUNDS)
  let sum = 0
  let squares = 0
  for (const payout of payouts) {
    sum += payout
    squares += payout * payout
  }
  const mean = sum / ROUNDS
  const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
  console.info(`${name}: ${(mean * 100).toFixed(2)} % ± ${(error * 100).toFixed(2)}`)
  expect(mean).toBeGreaterThan(0.95 - 3 * error)
  expect(mean).toBeLessThan(0.97 + 3 * error)
}

const paid = (result: string, odds: string) => (result === 'win' ? Number(odds) : result === 'push' ? 1 : 0)

describe('near misses', () => {
  it.each(Object.keys(THEMES))('are as rare as chance makes them: slots, theme %s', (letter) => {
    const theme = THEMES[letter]!
    const total = theme.symbols.reduce((sum, { weight }) => sum + weight, 0)
    const expected = theme.symbols.reduce((sum, { weight }) => {
      const share = weight / total
      return sum + share ** (theme.reels - 1) * (1 - share)
    }, 0)
    let seen = 0
    for (let round = 0; round < ROUNDS; round++) {
      const middle = spin(theme, rollOf(SEED, `near ${letter}`, round)).map(([, cell]) => cell)
      const [first, ...others] = middle
      const last = others.pop()
      if (others.every((cell) => cell === first) && last !== first) seen++
    }
    const error = Math.sqrt((expected * (1 - expected)) / ROUNDS)
    expect(Math.abs(seen / ROUNDS - expected)).toBeLessThan(4 * error)
  })
})

describe(`the return to the player over ${ROUNDS} rounds is 95 to 97 %`, { tags: 'D40' }, () => {
  it.each(Object.keys(THEMES))('slots, theme %s', (letter) => {
    const theme = THEMES[letter]!
    const play = (roll: Roll) => Number(payoutOf(theme, hitsOf(theme, spin(theme, roll)), money('1')))
    expectReturn(`slots ${letter}`, rounds(`slots ${letter}`, play))
  })

  // The bets of one game are placed on the same rounds.
  describe('baccarat', () => {
    let hands: Hand[]
    beforeAll(() => void (hands = rounds('baccarat', deal)))
    it.each(Object.entries(BACCARAT))('%s', (pick, [, odds]) =>
      expectReturn(
        `baccarat ${pick}`,
        hands.map((hand) => paid(baccaratResult(hand, pick), odds)),
      ),
    )
  })

  describe('roulette', () => {
    let numbers: number[]
    beforeAll(() => void (numbers = rounds('roulette', (roll) => roll(37))))
    it.each(ROULETTE)('%s', (pick, _name, odds) => {
      const bet = rouletteBet(pick === 'n' ? 'n17' : pick)!
      expectReturn(
        `roulette ${pick}`,
        numbers.map((number) => (bet.wins(number) ? Number(odds) : 0)),
      )
    })
  })

  describe.each(Object.entries(LOTTERIES))('lottery %s', (id, lottery) => {
    let draws: number[][]
    beforeAll(() => void (draws = rounds(`lottery ${id}`, (roll) => draw(lottery, roll))))
    it.each([...SUMS, '3'])('%s', (pick) => {
      const odds = Number(lotteryOdds(lottery, pick))
      expectReturn(
        `${id} ${pick}`,
        draws.map((numbers) => (isDrawn(lottery, numbers, pick) ? odds : 0)),
      )
    })
  })

  describe('dragon', () => {
    let deals: [number, number][]
    beforeAll(() => void (deals = rounds('dragon', dealDragon)))
    it.each(Object.entries(DRAGON))('%s', (pick, [, odds]) =>
      expectReturn(
        `dragon ${pick}`,
        deals.map((cards) => paid(dragonResult(cards, pick), odds)),
      ),
    )
  })

  describe.each(Object.entries(BOARDS))('board %s', (id, board) => {
    let deals: Deal[]
    beforeAll(() => void (deals = rounds(`board ${id}`, (roll) => dealBoard(board, roll))))
    it.each(Object.entries(betsOf(board)))('%s', (pick, [, odds]) =>
      expectReturn(
        `${id} ${pick}`,
        deals.map((deal) => paid(boardResult(board, deal, pick), odds)),
      ),
    )
  })

  it.each(Object.entries(FISH))('fishing, %s', (id, [, pays]) =>
    expectReturn(
      `fishing ${id}`,
      rounds(`fishing ${id}`, (roll) => (isHit(roll, pays) ? pays : 0)),
    ),
  )

  describe('sports', () => {
    let slips: Leg[][]
    beforeAll(() => {
      const ids = Object.keys(DISCIPLINES)
      slips = rounds('slips', (roll, round) =>
        Array.from({ length: 4 }, (_, index) => {
          const discipline = ids[(round + index) % ids.length]!
          const match = fixture(SEED, discipline, round)
          const odds = oddsAt(SEED, discipline, round, match, round * 600_000 - roll(3_600_000))
          const markets = Object.keys(odds)
          const market = markets[roll(markets.length)]!
          return { discipline, number: round, market, odds: money(odds[market]!) }
        }),
      )
    })
    it.each([1, 2, 3, 4])(
      'slips of %i',
      (count) => {
        const payouts = slips.map((legs) => {
          const pays = slipPays(SEED, legs.slice(0, count), money('1'))
          return pays === 'void' ? 1 : Number(pays)
        })
        expectReturn(`slips of ${count}`, payouts)
      },
      120_000,
    )
  })
})

describe('the pay tables are exact', () => {
  /** The return of one line over every row of symbols. */
  const lineReturn = (letter: string) => {
    const { symbols, reels } = THEMES[letter]!
    const total = symbols.reduce((sum, { weight }) => sum + weight, 0)
    return symbols.reduce((sum, { weight, pays }) => {
      const chance = weight / total
      return pays.reduce((all, multiple, index) => {
        const count = reels - pays.length + 1 + index
        return all + multiple * chance ** count * (count === reels ? 1 : 1 - chance)
      }, sum)
    }, 0)
  }
  it.each(Object.entries(THEMES).map(([letter, { returns }]) => [letter, returns] as const))(
    'theme %s returns the %s %% it states',
    (letter, returns) => expect((lineReturn(letter) * 100).toFixed(1)).toBe(returns),
  )

  it('a line pays from the left only, and the stake is split among the lines', () => {
    const theme = THEMES.g!
    const other = [5, 5, 5]
    const grid = [[5, 0, 4], [4, 0, 5], [3, 0, 3], [5, 1, 4], other]
    expect(hitsOf(theme, grid)).toEqual([{ line: 0, symbol: 0, count: 3, pays: 60 }])
    expect(payoutOf(theme, hitsOf(theme, grid), money('2'))).toBe('12')
  })
})

describe('the card rules', () => {
  const cards = (text: string) =>
    text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0]!) + 13 * 'cdhs'.indexOf(card[1]!))

  it.each([
    ['2c 4d 7h', '散牌'],
    ['2c 2d 7h', '对子'],
    ['2c 3d Ah', '顺子'],
    ['2c 5c 9c', '同花'],
    ['Tc Jc Qc', '同花顺'],
    ['9c 9d 9h', '豹子'],
  ])('%s is %s', (text, name) => expect(BOARDS.zjh!.nameOf(cards(text))).toBe(name))

  it.each([
    ['niu', 'Tc Jd Qh 7c 5d', '牛二'],
    ['niu', 'Ac 9d Kh Kc Kd', '牛牛'],
    ['niu', '2c 3d 5h 4c 4d', '牛八'],
    ['niu', 'Ac 3d 5h Jc Kd', '无牛'],
    ['sangong', 'Jc Qd Kh', '三公'],
    ['sangong', 'Tc Qd 9h', '9点'],
    ['sangong', 'Ac 4d 5h', '0点'],
  ])('at %s, %s is %s', (id, text, name) => expect(BOARDS[id]!.nameOf(cards(text))).toBe(name))

  it('equal bulls are decided by the highest card, and three faces beat nine points', () => {
    const result = (id: string, player: string, house: string) =>
      boardResult(BOARDS[id]!, { player: cards(player), house: cards(house) }, 'player')
    expect(result('niu', 'Ks 2c 8d 3h 4c', 'Kh 2s 8c 3d 4h')).toBe('win')
    expect(result('niu', 'Ah 2c 8d 3h 4c', 'Ks 2s 9c 3d 4h')).toBe('lose')
    expect(result('sangong', 'Jc Qd Kh', 'Tc Qh 9h')).toBe('win')
    expect(result('sangong', 'Jc Qd 9d', 'Tc Qh 9h')).toBe('push')
    expect(result('dan', 'Ac', 'Kd')).toBe('win')
  })

  it('at 龙虎 the ace is lowest, and both get their stake back at a tie', () => {
    const [ace, two, king] = cards('Ac 2d Kh') as [number, number, number]
    expect(dragonResult([ace, two], 'tiger')).toBe('win')
    expect(dragonResult([king, two], 'tiger')).toBe('lose')
    expect(['dragon', 'tiger', 'same'].map((pick) => dragonResult([ace, ace + 13], pick))).toEqual([
      'push',
      'push',
      'win',
    ])
  })

  it('compares hands by rank, then by cards; suits do not count', () => {
    const { scoreOf } = BOARDS.zjh!
    const order = ['2c 3d 5h', '2c 3d Ah', '4c 5d 6h', '2c 5c 9c', 'Ac 2c 3c', '2c 2d 2h']
    expect(scoreOf(cards('Kc Qd 9h'))).toBe(scoreOf(cards('Ks Qh 9c')))
    expect(scoreOf(cards('Ac 3d 3h'))).toBeGreaterThan(scoreOf(cards('Kc 3d 3s')))
    const scores = [cards('2c 3d 5h'), ...order.slice(1).map(cards)].map(scoreOf)
    expect(scores).toEqual(scores.toSorted((one, other) => one - other))
  })

  it('a natural ends a hand of baccarat; banker and player get their stake back at a tie', () => {
    const rolls = (list: number[]) => () => list.shift() ?? 0
    expect(deal(rolls([6, 11, 4, 10]))).toEqual({ player: [6, 11], banker: [4, 10], points: [8, 6] })
    // Five to three: the player draws a four, the banker draws as well.
    expect(deal(rolls([3, 11, 1, 10, 2, 12]))).toMatchObject({ points: [9, 4] })
    const tie = { player: [], banker: [], points: [6, 6] as [number, number] }
    expect(['banker', 'player', 'tie'].map((pick) => baccaratResult(tie, pick))).toEqual([
      'push',
      'push',
      'win',
    ])
  })
})

describe('fixtures', () => {
  it.each(Object.keys(DISCIPLINES))('of %s are as many slots apart as the discipline says', (id) => {
    const played = Array.from({ length: 24 }, (_, slot) => slot + 300).filter(
      (slot) => nextSlot(id, slot) === slot,
    )
    expect(played).toHaveLength(24 / slotsOf(id))
    expect(nextSlot(id, played[0]! + 1)).toBe(played[1])
  })

  it('depend only on the seed, and never pair a club with itself', () => {
    expect(fixture(SEED, 'lane', 7)).toEqual(fixture(SEED, 'lane', 7))
    expect(fixture('another', 'lane', 7)).not.toEqual(fixture(SEED, 'lane', 7))
    for (let number = 0; number < 500; number++) {
      const { home, away, chances } = fixture(SEED, 'aim', number)
      expect(home).not.toBe(away)
      expect((chances.home ?? 0) + (chances.draw ?? 0) + (chances.away ?? 0)).toBeCloseTo(1)
    }
  })

  it('a slip with a match called off pays the others’ odds, and is void when none is played', () => {
    const leg = (number: number, market: string) => ({
      discipline: 'lane',
      number,
      market,
      odds: money('2.00'),
    })
    const all = Array.from({ length: 500 }, (_, number) => ({ number, ...fixture(SEED, 'lane', number) }))
    const off = all.find(({ result }) => !result)!
    const won = all.find(({ result }) => result && result[0] > result[1])!
    const lost = all.find(({ result }) => result && result[0] < result[1])!
    const pays = (...legs: [number, string][]) =>
      slipPays(
        SEED,
        legs.map(([number, market]) => leg(number, market)),
        money('10') as Money,
      )
    expect(pays([off.number, 'home'])).toBe('void')
    expect(pays([won.number, 'home'])).toBe('20')
    expect(pays([won.number, 'home'], [off.number, 'home'])).toBe('20')
    expect(pays([won.number, 'home'], [lost.number, 'away'])).toBe('41.6')
    expect(isPositive(add(money('0'), pays([won.number, 'home'], [lost.number, 'home']) as Money))).toBe(
      false,
    )
    expect(oddsOf([leg(1, 'home'), leg(2, 'away')])).toBe('4.16')
  })
})
