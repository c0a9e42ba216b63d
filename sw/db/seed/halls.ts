/** The tables of live halls with their names. */
export const LIVE_TABLES: Record<string, string> = { baccarat: '百家乐', dragon: '龙虎', roulette: '轮盘' }

type Hall = [tables: string[], least: string, most: string]

const B = 'baccarat'
const D = 'dragon'
const R = 'roulette'
const HALLS: Record<string, Hall> = {
  'AG live': [[B, R], '10', '20000'],
  'BG live': [[B, D], '10', '5000'],
  'DG live': [[D, B], '5', '2000'],
  'SA live': [[B], '100', '10000'],
  'WM live': [[R], '10', '10000'],
  'OG live': [[D], '10', '5000'],
  'EVO live': [[R, B, D], '10', '20000'],
  'AG vip': [[B], '500', '50000'],
  'BG vip': [[B, D], '500', '50000'],
}

/** A hall's tables and the limits of a bet, by venue and code: `AG live`. */
export const hallOf = (hall: string): Hall => HALLS[hall] ?? HALLS['AG live']!

/** A hall's line in the lobby, short enough for a phone's tile: `百家乐・轮盘・10元起`. */
export function hallLine(hall: string): string {
  const [tables, least] = hallOf(hall)
  return [...tables.map((table) => LIVE_TABLES[table]), `${least}元起`].join('・')
}
