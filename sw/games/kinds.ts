import { money, type Money } from '@/contract/values/money'
import type { TicketRow } from '../db/rows'
import { hallOf } from '../db/seed/halls'
import { baccarat, BOARDS, dragon } from './cards'
import { LOTTERIES, pond, roulette } from './chances'
import { DISCIPLINES } from './matches'
import { REELS } from './reels'
import type { Table } from './table'

/** What is played in a game's window, and the least and highest stake, CNY. */
export type Game = { tables: Table[]; limits: [least: Money, most: Money] }

const game = (limits: string, ...tables: (Table | undefined)[]): Game => {
  const [least = '', most = ''] = limits.split(' ')
  return { limits: [money(least), money(most)], tables: tables.filter((table) => table !== undefined) }
}

/** Slot themes by code: `slot01` takes the first letter of `slot`, and so on, around and around. */
const THEMES: Record<string, string> = {
  slot: 'kgttffkkkfgk',
  fgs: 'kkgk',
  pp: 'fftt',
  ae: 'kktk',
  pg: 'tgkkf',
}
const HALLS: Record<string, Table> = { baccarat, dragon, roulette }

/** The one place that decides what is played: by the lobby a game stands in, its venue and its code. Unknown games are slots. */
export function gameOf({
  platform,
  category,
  code,
}: Pick<TicketRow, 'platform' | 'category' | 'code'>): Game {
  const [, word = '', number = '1'] = /^([a-z]*)(\d*)/.exec(code) ?? []
  if (category === 'realbet') {
    const [tables, least, most] = hallOf(`${platform} ${code}`)
    return game(`${least} ${most}`, ...tables.map((table) => HALLS[table]))
  }
  // High tables, beginners' tables and the others.
  if (category === 'joker')
    return game({ 2: '100 20000', 0: '1 200' }[number] ?? '5 5000', BOARDS[word] ?? BOARDS.zjh)
  if (category === 'sport' || category === 'gaming')
    return game('10 10000', DISCIPLINES[code] ?? DISCIPLINES.sb)
  if (category === 'lottery') {
    // `ssc5` and `ssc1` are the same lottery, as are `11x5` and `11x5s`.
    const id = ['ssc', 'pk', 'k', '11x5', 'lhc', 'lucky28'].find((start) => code.startsWith(start))
    return game('1 2000', LOTTERIES[id ?? 'ssc'])
  }
  if (category === 'fishing') return game('0.1 200', pond)
  const themes = THEMES[word] ?? 'k'
  return game('1 1000', REELS[themes[(Number(number) - 1) % themes.length] ?? 'k'])
}
