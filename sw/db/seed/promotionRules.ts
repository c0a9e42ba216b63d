/** What a promotion measures, and how its table and refusals phrase it. */
export const FIGURES = {
  firstDeposit: { name: '首次存款', of: (n: string) => `${n}元以上` },
  firstOfDay: { name: '当日首次存款', of: (n: string) => `${n}元以上` },
  deposits: { name: '当日存款', of: (n: string) => `${n}元以上` },
  stakes: { name: '有效投注', of: (n: string) => `${n}元以上` },
  level: { name: 'VIP等级', of: (n: string) => `VIP${n}` },
  streak: { name: '连胜局数', of: (n: string) => `${n}局` },
  eights: { name: '注单号末尾8的个数', of: (n: string) => `${n}个` },
  slip: { name: '串关全中场数', of: (n: string) => `${n}场` },
  profile: { name: '已完善资料', of: (n: string) => `${n}项` },
} as const
type FigureKind = keyof typeof FIGURES

/**
 * When a promotion is open and what it covers, by Beijing days: one bonus per span.
 * `weekend`: that Saturday or Sunday; `week`: Monday to Sunday, after its end; `half month`: the 1st to the 15th, until the 16th;
 * `twice a month`: the 1st and the 16th, with a deposit in the month before; `birthday`: that day, for members of 90 days.
 */
export type Span = 'once' | 'day' | 'weekend' | 'week' | 'half month' | 'twice a month' | 'birthday' | 'level'

export type PromotionRule = {
  figure: FigureKind
  span: Span
  /** From `least` on, pays `gives` CNY, or `gives` percent up to `most`. */
  steps: [least: number, gives: number, most?: number][]
  isPercent?: true
  /** Turnover the bonus requires, as a multiple of it. */
  times: number
  /** Lobbies whose settled bets count. */
  lobbies?: string[]
  /** Minimum stake of a bet that counts, CNY. */
  stake?: number
  /** Paid automatically, without an application. */
  isAutomatic?: true
}

/** The promotions' rules by id: what the texts say and what the server pays. */
export const promotionRules: Record<string, PromotionRule> = {
  '1': { figure: 'firstDeposit', span: 'once', steps: [[100, 100, 888]], isPercent: true, times: 1 },
  '2': {
    figure: 'deposits',
    span: 'weekend',
    steps: [
      [500, 28],
      [3000, 158],
      [10000, 588],
    ],
    times: 3,
  },
  '3': {
    figure: 'stakes',
    span: 'week',
    lobbies: ['realbet'],
    steps: [
      [10000, 0.1, 8888],
      [100000, 0.15, 8888],
      [1000000, 0.2, 8888],
    ],
    isPercent: true,
    isAutomatic: true,
    times: 1,
  },
  '4': {
    figure: 'stakes',
    span: 'half month',
    lobbies: ['fishing'],
    steps: [
      [5000, 38],
      [20000, 128],
      [100000, 688],
      [300000, 1888],
    ],
    times: 5,
  },
  '5': {
    figure: 'level',
    span: 'birthday',
    steps: [
      [1, 28],
      [3, 88],
      [5, 288],
      [7, 888],
      [9, 2888],
    ],
    times: 1,
  },
  '6': {
    figure: 'firstOfDay',
    span: 'day',
    steps: [
      [200, 3, 30],
      [1000, 5, 150],
      [5000, 6, 600],
    ],
    isPercent: true,
    times: 5,
  },
  '8': {
    figure: 'streak',
    span: 'day',
    lobbies: ['joker'],
    stake: 10,
    steps: [
      [5, 18],
      [8, 88],
      [10, 288],
    ],
    times: 3,
  },
  '9': {
    figure: 'eights',
    span: 'day',
    lobbies: ['lottery'],
    stake: 10,
    steps: [
      [2, 8],
      [3, 88],
      [4, 888],
    ],
    times: 1,
  },
  '10': {
    figure: 'level',
    span: 'level',
    steps: [
      [1, 18],
      [2, 68],
      [3, 188],
      [4, 388],
      [5, 888],
      [6, 1888],
      [7, 3888],
      [8, 8888],
      [9, 18888],
      [10, 38888],
    ],
    isAutomatic: true,
    times: 1,
  },
  '11': {
    figure: 'level',
    span: 'twice a month',
    steps: [
      [1, 8],
      [3, 44],
      [5, 144],
      [10, 4444],
    ],
    times: 1,
  },
  '12': {
    figure: 'slip',
    span: 'day',
    lobbies: ['sport', 'gaming'],
    steps: [
      [3, 5, 288],
      [4, 10, 888],
    ],
    isPercent: true,
    times: 1,
  },
  '13': {
    figure: 'streak',
    span: 'day',
    lobbies: ['realbet'],
    stake: 50,
    steps: [
      [6, 58],
      [8, 188],
      [10, 888],
    ],
    times: 3,
  },
  '15': { figure: 'profile', span: 'once', steps: [[4, 18]], times: 1 },
}
