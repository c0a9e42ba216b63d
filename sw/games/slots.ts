import { multiply, roundDown } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import type { Roll } from './roll'

type Symbol = {
  /** Its picture in `public/art/game-art.svg`. */
  id: string
  name: string
  /** Its probability in a cell is this weight divided by the sum of all weights. */
  weight: number
  /** Payouts of the longest runs from the left, as multiples of the line's stake; the last is for a full line. */
  pays: number[]
}
type Theme = {
  name: string
  reels: number
  lines: string[]
  /** Its return to the player in percent. */
  returns: string
  symbols: Symbol[]
}

/** Rows of each line by reel: 0 above, 1 in the middle, 2 below. */
const FIVE_LINES = ['111', '000', '222', '012', '210']
const TEN_LINES = '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110'.split(' ')

const symbols = (rows: [id: string, name: string, weight: number, ...pays: number[]][]): Symbol[] =>
  rows.map(([id, name, weight, ...pays]) => ({ id, name, weight, pays }))

/** The slot machines by their letter in `kinds.ts`. */
export const THEMES: Record<string, Theme> = {
  k: {
    name: '锦鲤',
    reels: 3,
    lines: FIVE_LINES,
    returns: '95.1',
    symbols: symbols([
      ['koi', '锦鲤', 2, 500],
      ['lantern', '灯笼', 3, 200],
      ['lotus', '莲花', 4, 100],
      ['coin', '古钱', 5, 60],
      ['fan', '折扇', 6, 40],
      ['star', '金星', 8, 20],
      ['wave', '浪花', 10, 10],
    ]),
  },
  g: {
    name: '宝石',
    reels: 5,
    lines: TEN_LINES,
    returns: '95.8',
    symbols: symbols([
      ['diamond', '钻石', 2, 60, 300, 2000],
      ['ruby', '红宝石', 3, 40, 150, 800],
      ['emerald', '祖母绿', 4, 25, 120, 500],
      ['sapphire', '蓝宝石', 5, 20, 75, 250],
      ['amethyst', '紫水晶', 6, 15, 40, 120],
      ['topaz', '黄玉', 8, 8, 15, 40],
    ]),
  },
  t: {
    name: '雀牌',
    reels: 5,
    lines: TEN_LINES,
    returns: '96.4',
    symbols: symbols([
      ['zhong', '红中', 2, 12, 80, 300, 2000],
      ['bai', '白板', 3, 8, 50, 200, 1000],
      ['tong1', '一筒', 4, 5, 30, 120, 600],
      ['tong5', '五筒', 5, 3, 25, 80, 300],
      ['tong3', '三筒', 6, 3, 15, 40, 200],
      ['tiao3', '三条', 7, 2, 10, 25, 100],
      ['tiao2', '二条', 9, 1, 6, 15, 40],
    ]),
  },
  f: {
    name: '鲜果',
    reels: 3,
    lines: ['111'],
    returns: '96.2',
    symbols: symbols([
      ['seven', '七', 2, 15, 500],
      ['bell', '金铃', 3, 7, 150],
      ['melon', '西瓜', 4, 4, 60],
      ['grape', '葡萄', 5, 3, 30],
      ['plum', '李子', 6, 2, 20],
      ['lemon', '柠檬', 7, 2, 12],
      ['cherry', '樱桃', 9, 1, 7],
    ]),
  },
}

/** Three cells of each reel from above, as numbers of symbols. */
export type Grid = number[][]

/** Draws each cell independently of stakes and earlier wins. */
export function spin({ reels, symbols: all }: Theme, roll: Roll): Grid {
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  const cell = () => {
    let left = roll(total)
    return all.findIndex(({ weight }) => (left -= weight) < 0)
  }
  return Array.from({ length: reels }, () => [cell(), cell(), cell()])
}

/** A line that pays: its number, symbol, length from the left and multiple of the line's stake. */
export type Hit = { line: number; symbol: number; count: number; pays: number }

/** The lines that pay. */
export const hitsOf = ({ reels, lines, symbols: all }: Theme, grid: Grid): Hit[] =>
  lines.flatMap((rows, line) => {
    const run = grid.map((cells, reel) => cells[Number(rows[reel])] ?? 0)
    const symbol = run[0] ?? 0
    const end = run.findIndex((each) => each !== symbol)
    const count = end < 0 ? reels : end
    const { pays = [] } = all[symbol] ?? {}
    const multiple = pays[count - reels + pays.length - 1]
    return multiple ? [{ line, symbol, count, pays: multiple }] : []
  })

/** The payout of a spin, rounded down to the cent: each line carries an equal part of the stake. */
export const payoutOf = ({ lines }: Theme, hits: Hit[], stake: Money): Money =>
  roundDown(multiply(stake, hits.reduce((sum, { pays }) => sum + pays, 0) / lines.length))
