import type { GameByCode } from '@/contract/games'
import type { OpenableGame } from '@/state/gameShelf'
import { isFishing, type ByCode } from './slotLists'

/** Turns an entry of a by-code list into a game that can be opened. */
export const fromCode = (row: GameByCode, code: ByCode): OpenableGame => ({
  name: row.catecode,
  type: row.gametype || code,
  code: row.gamecode,
  title: row.gamename,
  picture: row.gamepic,
})

/** The platform of each code. */
const PLATFORMS: Partial<Record<ByCode, string>> = { fgdz: 'fg', pp: 'pp', ae: 'ae', pg: 'pg', fgfish: 'fg' }

/**
 * The rows of the requested code. Some servers send the same rows for every code, so filter by category and platform, unless that
 * leaves nothing: a server may use other names for both.
 */
export function rowsOf(rows: GameByCode[], code: ByCode): GameByCode[] {
  const wantsFish = isFishing(code)
  const platform = PLATFORMS[code]
  const ofKind = narrow(rows, ({ gametype }) => gametype === '' || (gametype === 'fishing') === wantsFish)
  return platform ? narrow(ofKind, ({ catecode }) => catecode.toLowerCase() === platform) : ofKind
}

/** The items that pass, or all if none does. */
function narrow<T>(list: T[], test: (item: T) => boolean): T[] {
  const some = list.filter(test)
  return some.length > 0 ? some : list
}
