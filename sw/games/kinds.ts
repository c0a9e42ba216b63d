import type { TicketRow } from '../db/rows'

/** What is played in a game's window. */
export type Kind = 'slots' | 'live' | 'sports' | 'lottery' | 'boards' | 'fishing'
type Game = Pick<TicketRow, 'platform' | 'category' | 'code'>

const KINDS: Record<string, Kind> = {
  realbet: 'live',
  joker: 'boards',
  gaming: 'sports',
  sport: 'sports',
  lottery: 'lottery',
  fishing: 'fishing',
}

/** Slot themes by code: `slot01` takes the first letter of `slot`, and so on, around and around. */
const THEMES: Record<string, string> = {
  slot: 'kgttffkkkfgk',
  fgs: 'kkgk',
  pp: 'fftt',
  ae: 'kktk',
  pg: 'tgkkf',
}

const DISCIPLINES: Record<string, string> = {
  hg: 'basket',
  ws: 'tennis',
  pq: 'volley',
  pt: 'pingpong',
  bq: 'cricket',
  sc: 'racing',
  lane: 'lane',
  aim: 'aim',
  cards: 'cards',
  pad: 'pad',
}

/**
 * The one place that decides what is played: the kind by the lobby a game stands in, and the variant (theme, table,
 * discipline, lottery) by venue and code. Unknown games are slots.
 */
export function kindOf({ platform, category, code }: Game): { kind: Kind; variant: string } {
  const kind = KINDS[category] ?? 'slots'
  return { kind, variant: variantOf(kind, platform, code) }
}

function variantOf(kind: Kind, platform: string, code: string): string {
  const [, word = '', number = '1'] = /^([a-z]*)(\d*)/.exec(code) ?? []
  if (kind === 'slots') {
    const themes = THEMES[word] ?? 'k'
    return themes[(Number(number) - 1) % themes.length] ?? 'k'
  }
  if (kind === 'live') return `${platform} ${code}`
  if (kind === 'boards') return word
  if (kind === 'sports') return DISCIPLINES[code] ?? 'football'
  return kind === 'lottery' ? lotteryOf(code) : ''
}

/** `ssc5` and `ssc1` are the same lottery, as are `11x5` and `11x5s`. */
const lotteryOf = (code: string) =>
  ['ssc', 'pk', 'k', '11x5', 'lhc', 'lucky28'].find((start) => code.startsWith(start)) ?? 'ssc'
