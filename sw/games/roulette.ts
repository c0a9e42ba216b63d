const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const EVEN_MONEY = '1.97'
const DOZEN = '2.95'
const NUMBER = '35.5'

type Bet = { name: string; odds: string; wins: (number: number) => boolean }

const OUTSIDE: Record<string, Bet> = {
  red: { name: '红', odds: EVEN_MONEY, wins: (n) => RED.includes(n) },
  black: { name: '黑', odds: EVEN_MONEY, wins: (n) => n > 0 && !RED.includes(n) },
  odd: { name: '单', odds: EVEN_MONEY, wins: (n) => n % 2 === 1 },
  even: { name: '双', odds: EVEN_MONEY, wins: (n) => n > 0 && n % 2 === 0 },
  low: { name: '小', odds: EVEN_MONEY, wins: (n) => n > 0 && n < 19 },
  high: { name: '大', odds: EVEN_MONEY, wins: (n) => n > 18 },
  d1: { name: '第一打', odds: DOZEN, wins: (n) => n > 0 && n < 13 },
  d2: { name: '第二打', odds: DOZEN, wins: (n) => n > 12 && n < 25 },
  d3: { name: '第三打', odds: DOZEN, wins: (n) => n > 24 },
}

/** A bet on a wheel with the numbers 0 to 36; undefined for other texts. `n17` is the number 17. Odds include the stake. */
export function rouletteBet(pick: string): Bet | undefined {
  const [, digits] = /^n(\d|[12]\d|3[0-6])$/.exec(pick) ?? []
  if (digits !== undefined) return { name: `${digits}号`, odds: NUMBER, wins: (n) => n === Number(digits) }
  return Object.hasOwn(OUTSIDE, pick) ? OUTSIDE[pick] : undefined
}

/** The bets beside the numbers, with one number for its odds. */
export const ROULETTE: [pick: string, name: string, odds: string][] = [
  ...Object.entries(OUTSIDE).map(([pick, { name, odds }]): [string, string, string] => [pick, name, odds]),
  ['n', '单号', NUMBER],
]
