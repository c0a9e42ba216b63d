import type { Drawn, Table } from './table'

/**
 * A slot machine. `rows` has the row of each line by reel (0 above, 1 in the middle, 2 below). A symbol is its picture, name, weight, and the
 * payouts of the longest runs from the left in multiples of the line's stake; the last is a full line's.
 */
function machine(theme: string): Table {
  const [name = '', rows = '', text = ''] = theme.split('/')
  const lines = rows.split(' ')
  const reels = lines[0]!.length
  const symbols = text.split(', ').map((symbol) => {
    const [id = '', word = '', weight, ...pays] = symbol.split(':')
    return { id, word, weight: Number(weight), pays: pays.map(Number) }
  })
  const total = symbols.reduce((sum, { weight }) => sum + weight, 0)
  const hitsOf = (drawn: Drawn) =>
    lines.flatMap((line, at) => {
      const run = drawn.map((cells, reel) => cells[Number(line[reel])] ?? 0)
      const end = run.findIndex((each) => each !== run[0])
      const count = end < 0 ? reels : end
      const { word, pays } = symbols[run[0] ?? 0]!
      const multiple = pays[count - reels + pays.length - 1]
      return multiple ? [{ multiple, words: `第${at + 1}线 ${word} × ${count}` }] : []
    })
  const prizes = symbols.map(({ word, pays }) =>
    [word, ...pays.map((pay, at) => `${reels - pays.length + 1 + at}枚${pay}倍`).reverse()].join(' '),
  )
  return {
    id: name,
    kind: 'reels',
    symbols: symbols.map(({ id, word }) => [id, word]),
    // None of these lines pays.
    before: Array.from({ length: reels }, (_, reel) => [0, 1, 2].map((row) => (row * 2 + reel) % 6)),
    about: [
      lines.length > 1
        ? `${lines.length}线，注额平均分到各线；同一线上从左起连续相同即中，倍数按每线注额计。`
        : '只计中间一行，从左起连续相同即中；倍数按注额计。',
      `${prizes.join('；')}。每格独立随机。`,
    ],
    round: (roll) => ({
      bets: [{ pick: '', name: '', odds: '', play: `${name} ${lines.length}线` }],
      drawn: Array.from({ length: reels }, () =>
        [0, 1, 2].map(() => {
          let left = roll(total)
          return symbols.findIndex(({ weight }) => (left -= weight) < 0)
        }),
      ),
    }),
    pays: (drawn) => hitsOf(drawn).reduce((sum, { multiple }) => sum + multiple, 0) / lines.length,
    told: (drawn) =>
      hitsOf(drawn)
        .map(({ words }) => words)
        .join('，') || '无中奖线',
  }
}

const FIVE = '111 000 222 012 210'
const TEN = '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110'

/** Name, lines and symbols by the letter in `kinds.ts`. */
const THEMES = {
  k: `锦鲤/${FIVE}/koi:锦鲤:2:500, lantern:灯笼:3:200, lotus:莲花:4:100, coin:古钱:5:60, fan:折扇:6:40, star:金星:8:20, wave:浪花:10:10`,
  g: `宝石/${TEN}/diamond:钻石:2:60:300:2000, ruby:红宝石:3:40:150:800, emerald:祖母绿:4:25:120:500, sapphire:蓝宝石:5:20:75:250, amethyst:紫水晶:6:15:40:120, topaz:黄玉:8:8:15:40`,
  t: `雀牌/${TEN}/zhong:红中:2:12:80:300:2000, bai:白板:3:8:50:200:1000, tong1:一筒:4:5:30:120:600, tong5:五筒:5:3:25:80:300, tong3:三筒:6:3:15:40:200, tiao3:三条:7:2:10:25:100, tiao2:二条:9:1:6:15:40`,
  f: '鲜果/111/seven:七:2:15:500, bell:金铃:3:7:150, melon:西瓜:4:4:60, grape:葡萄:5:3:30, plum:李子:6:2:20, lemon:柠檬:7:2:12, cherry:樱桃:9:1:7',
}
/** The slot machines. */
export const REELS: Record<string, Table> = Object.fromEntries(
  Object.entries(THEMES).map(([letter, theme]) => [letter, machine(theme)]),
)
