import { beforeAll, describe, expect, it } from 'vitest'
import { add } from '@/contract/values/arithmetic'
import { money } from '@/contract/values/money'
import type { BetRow } from '../db/rows'
import { rollOf, type Roll } from '../db/seed/random'
import { baccarat, BOARDS, dragon } from './cards'
import { LOTTERIES, pond, roulette } from './chances'
import { DISCIPLINES } from './matches'
import { outcome, placed, show } from './play'
import { REELS } from './reels'
import type { Drawn, Offer, Table } from './table'

/** More in `npm run test:long`. */
const ROUNDS = process.env.LONG_WALKS ? 100_000 : 10_000
const SEED = 'a seed of these tests'
const TABLES: Table[] = [
  // The pay tables of reels are exact, and their cells independent: below.
  ...[...(process.env.LONG_WALKS ? [REELS] : []), LOTTERIES, BOARDS].flatMap((tables) =>
    Object.values(tables),
  ),
  baccarat,
  dragon,
  roulette,
  pond,
  // The other disciplines have the scores of these.
  ...['sb', 'hg', 'ws', 'pq'].map((code) => DISCIPLINES[code]!),
]

/**
 * Expects the mean payout of rounds of one unit each to lie between 95 and 97 %, within three standard errors as measured: rare
 * high prizes widen the spread.
 */
function expectReturn(payouts: number[]): void {
  expect(payouts.length).toBeGreaterThan(ROUNDS / 2)
  const sum = (of: (payout: number) => number) => payouts.reduce((all, payout) => all + of(payout), 0)
  const mean = sum((payout) => payout) / payouts.length
  const squares = sum((payout) => payout * payout) / payouts.length
  const error = Math.sqrt((squares - mean * mean) / payouts.length)
  expect(mean).toBeGreaterThan(0.95 - 3 * error)
  expect(mean).toBeLessThan(0.97 + 3 * error)
}

describe('near misses', () => {
  it.each(Object.keys(REELS))('are as rare as chance makes them: slots, theme %s', (letter) => {
    const { round } = REELS[letter]!
    const middle = (roll: Roll) => round(roll).drawn.map(([, cell]) => cell)
    const spins = Array.from({ length: ROUNDS }, (_, at) => middle(rollOf(SEED, `near ${letter}`, at)))
    const reels = spins[0]!.length
    const cells = spins.flat()
    const shares = [...new Set(cells)].map(
      (cell) => cells.filter((each) => each === cell).length / cells.length,
    )
    const expected = shares.reduce((sum, share) => sum + share ** (reels - 1) * (1 - share), 0)
    const isNear = (run: (number | undefined)[]) =>
      run.at(-1) !== run[0] && run.slice(1, -1).every((cell) => cell === run[0])
    const error = Math.sqrt((expected * (1 - expected)) / ROUNDS)
    expect(Math.abs(spins.filter(isNear).length / ROUNDS - expected)).toBeLessThan(4 * error)
  })
})

describe(`the return to the player over ${ROUNDS} rounds is 95 to 97 %`, { tags: 'D40' }, () => {
  describe.each(TABLES.map((table) => [table.id, table] as const))('%s', (id, { kind, round, pays }) => {
    // All bets of a game are placed on the same rounds.
    let rounds: ReturnType<Table['round']>[]
    beforeAll(() => {
      rounds = Array.from({ length: ROUNDS }, (_, at) => round(rollOf(SEED, id, at)))
    })
    const { bets } = round(rollOf(SEED))
    // One number stands for all of them.
    const picks = bets.filter(({ name, pick }) => !/^\d+$/.test(name) || /^n?3$/.test(pick))
    it.each(picks.map(({ pick, name }) => [name, pick]))('%s', (_, pick) => {
      const payouts = rounds.flatMap(({ bets: offered, drawn }) => {
        const offer = offered.find((bet) => bet.pick === pick)
        if (!offer || (kind === 'match' && drawn.length === 0)) return []
        return [Number(pays(drawn, offer))]
      })
      expectReturn(payouts)
    })
  })

  it.each([2, 3, 4])('slips of %i', (count) => {
    const at = { platform: 'SB', category: 'sport', code: 'hg', seed: SEED, now: 0 }
    const bet = { bet_amount: money('1'), playmemo: '' } as BetRow
    const payouts = Array.from({ length: ROUNDS }, (_, from) => {
      const picks = Array.from(
        { length: count },
        (_each, leg) => `${from + leg}.${leg % 2 ? 'home' : 'under'}`,
      )
      const [win] = outcome(at, bet, picks)
      return win === 'void' ? 1 : Number(win)
    })
    expectReturn(payouts)
  })
})

describe('the pay tables are exact', () => {
  it.each(Object.keys(REELS))('theme %s returns 95 to 97 %% by its weights', (letter) => {
    const { pays, symbols = [], before = [], round } = REELS[letter]!
    const reels = before.length
    // Every face of the die once.
    let sides = 1
    const cells: number[] = []
    for (let face = 0; face < sides; face++) {
      const roll = (of: number) => ((sides = of), face)
      cells.push(round(roll).drawn[0]![0]!)
    }
    const shares = symbols.map((_, cell) => cells.filter((each) => each === cell).length / sides)
    // A grid whose other cells differ from reel to reel, so that only the run pays.
    const grid = (cell: number, count: number): Drawn =>
      Array.from({ length: reels }, (_, reel) =>
        Array<number>(3).fill(reel < count ? cell : (cell + 1 + (reel % 2)) % 6),
      )
    const offer: Offer = { pick: '', name: '', odds: '' }
    const sum = symbols.reduce(
      (all, _, cell) =>
        Array.from({ length: reels }, (_each, at) => at + 1).reduce((total, count) => {
          const chance = (shares[cell] ?? 0) ** count * (count === reels ? 1 : 1 - (shares[cell] ?? 0))
          return total + Number(pays(grid(cell, count), offer)) * chance
        }, all),
      0,
    )
    expect(sum).toBeGreaterThan(0.95)
    expect(sum).toBeLessThan(0.97)
  })

  it('a line pays from the left only, and the stake is split among the lines', () => {
    const { pays, told } = REELS.g!
    const grid = [
      [5, 0, 4],
      [4, 0, 5],
      [3, 0, 3],
      [5, 1, 4],
      [5, 5, 5],
    ]
    expect(told(grid, {} as Offer)).toBe('第1线 钻石 × 3')
    expect(pays(grid, {} as Offer)).toBe(6)
  })
})

describe('the card rules', () => {
  const cards = (text: string) =>
    text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0]!) + 13 * 'cdhs'.indexOf(card[1]!))
  const nameOf = (id: string, text: string) => BOARDS[id]!.notes!([cards(text), [0]])[0]

  it.each([
    ['zjh', '2c 4d 7h', '散牌'],
    ['zjh', '2c 2d 7h', '对子'],
    ['zjh', '2c 3d Ah', '顺子'],
    ['zjh', '2c 5c 9c', '同花'],
    ['zjh', 'Tc Jc Qc', '同花顺'],
    ['zjh', '9c 9d 9h', '豹子'],
    ['sangong', 'Jc Qd Kh', '三公'],
    ['sangong', 'Tc Qd 9h', '9点'],
    ['sangong', 'Ac 4d 5h', '0点'],
  ])('at %s, %s is %s', (id, text, name) => expect(nameOf(id, text)).toBe(`闲 ${name}`))

  const offer = (pick: string) => ({ pick, name: pick, odds: '2' })
  /** What a bet on the first hand is paid at odds of two: 2, 1 or 0. */
  const first = (table: Table, one: string, other: string) =>
    Number(table.pays([cards(one), cards(other)], offer(table.round(rollOf('')).bets[0]!.pick)))

  it.each([
    ['sangong', 'Jc Qd Kh', 'Tc Qh 9h', 2],
    ['sangong', 'Jc Qd 9d', 'Tc Qh 9h', 1],
    ['dan', 'Ac', 'Kd', 2],
    // By rank, then by cards; suits do not count.
    ['zjh', 'Kc Qd 9h', 'Ks Qh 9c', 1],
    ['zjh', 'Ac 3d 3h', 'Kc 3d 3s', 2],
    ['zjh', '2c 3d 5h', '2c 3d Ah', 0],
    ['zjh', '2c 3d Ah', '4c 5d 6h', 0],
    ['zjh', '4c 5d 6h', '2c 5c 9c', 0],
    ['zjh', '2c 5c 9c', 'Ac 2c 3c', 0],
    ['zjh', 'Ac 2c 3c', '2c 2d 2h', 0],
  ])('at %s, %s against %s pays %i', (id, one, other, pays) =>
    expect(first(BOARDS[id]!, one, other)).toBe(pays),
  )

  it('at 龙虎 the ace is lowest, and both get their stake back at a tie', () => {
    expect(first(dragon, 'Ac', '2d')).toBe(0)
    expect(first(dragon, 'Kh', '2d')).toBe(2)
    const tie = [cards('Ac'), cards('Ad')]
    expect(['dragon', 'tiger', 'same'].map((pick) => Number(dragon.pays(tie, offer(pick))))).toEqual([
      1, 1, 2,
    ])
  })

  it('a natural ends a hand of baccarat; banker and player get their stake back at a tie', () => {
    const deal = (...rolls: number[]) => baccarat.round(() => rolls.shift() ?? 0).drawn
    expect(deal(6, 11, 4, 10)).toEqual([
      [6, 11],
      [4, 10],
    ])
    // Five to three: the player draws a four, the banker draws as well.
    const drawn = deal(3, 11, 1, 10, 2, 12)
    expect(baccarat.notes?.(drawn)).toEqual(['闲 9点', '庄 4点'])
    const tie = [cards('6c Kd'), cards('6h Qd')]
    const picks = ['banker', 'player', 'tie']
    expect(picks.map((pick) => Number(baccarat.pays(tie, offer(pick))))).toEqual([1, 1, 2])
  })

  it.each([
    ['two against a third card of any', 0, 7, true],
    ['three against an eight', 1, 6, false],
    ['three against a seven', 1, 5, true],
    ['four against an ace', 2, 12, false],
    ['four against a two', 2, 0, true],
    ['five against a three', 3, 1, false],
    ['six against a five', 4, 3, false],
    ['six against a six', 4, 4, true],
    ['seven against a seven', 5, 5, false],
  ])('baccarat: the banker with %s', (_, banker, third, draws) => {
    // The player has ten and ten; the banker's second card counts nothing. Whatever is left is a ten.
    const rolls = [8, 8, banker, 8, third]
    const { drawn } = baccarat.round(() => rolls.shift() ?? 8)
    expect(drawn[1]).toHaveLength(draws ? 3 : 2)
  })
})

describe('rounds', () => {
  const at = { platform: 'SB', category: 'gaming', code: 'lane', name: '峡谷', seed: SEED, now: 0 }
  const lane = DISCIPLINES.lane!

  it('depend only on the seed, and never pair a club with itself', () => {
    const matches = (seed: string) =>
      Array.from({ length: 500 }, (_, number) => lane.round(rollOf(seed, number)))
    expect(matches(SEED)).toEqual(matches(SEED))
    expect(matches('another')).not.toEqual(matches(SEED))
    for (const { title = '' } of matches(SEED)) {
      const [home, away] = title.split(' ')[1]!.split('-')
      expect(home).not.toBe(away)
    }
  })

  it('show the next ones and the last result, never the result of an open one', () => {
    const { rounds, last } = show({ ...at, now: 86_400_000 }, lane)
    expect(rounds.map(({ closesAt }) => closesAt - rounds[0]!.closesAt)).toEqual(
      [0, 1, 2, 3].map((n) => n * 3_600_000),
    )
    expect(JSON.stringify(rounds)).not.toContain('drawn')
    expect(last.title).toMatch(/联赛/)
  })

  it('a slip with a match called off pays the others’ odds, and is void when none is played', () => {
    const all = Array.from({ length: 600 }, (_, number) => {
      const bet = { bet_amount: money('10'), playmemo: '' } as BetRow
      const [win] = outcome(at, bet, [`${number}.home`])
      return { number, win }
    })
    const off = all.find(({ win }) => win === 'void')!.number
    const won = all.find(({ win }) => Number(win) > 10)!
    const lost = all.find(({ win }) => win === '0')!.number
    const pays = (...picks: number[]) =>
      outcome(
        at,
        { bet_amount: money('10'), playmemo: '' } as BetRow,
        picks.map((pick) => `${pick}.home`),
      )[0]
    expect(pays(off)).toBe('void')
    expect(pays(won.number, off)).toBe(won.win)
    expect(pays(won.number, lost)).toBe('0')
    const second = all.find(({ number, win }) => Number(win) > 10 && number !== won.number)!
    const odds = (Number(won.win) * Number(second.win) * 1.04) / 100
    expect(Number(pays(won.number, second.number))).toBeCloseTo(Math.floor(odds * 100 + 1e-6) / 10, 1)
  })

  it('a pick of an older database returns the stake', () => {
    const bet = { bet_amount: money('10'), playmemo: '第1局' } as BetRow
    for (const pick of ['banker', 'football.2977920.home@1.95', '7'])
      expect(outcome({ ...at, platform: 'AG', category: 'realbet', code: 'live' }, bet, [pick])).toEqual([
        'void',
        '第1局',
      ])
  })

  it('a payout is exact and rounded down to the cent', () => {
    const fish = { ...at, category: 'fishing', code: 'fish01' }
    for (let shot = 0; shot < 20; shot++) {
      const { win } = placed(fish, money('0.33'), ['clown'])
      expect(['0', '0.99']).toContain(win)
    }
    expect(add(money('0.1'), money('0.2'))).toBe('0.3')
  })
})
