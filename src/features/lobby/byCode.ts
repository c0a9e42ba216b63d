import type { GameByCode } from '@/contract/games'
import type { OpenableGame } from '@/state/gameShelf'
import { isFishing, type ByCode } from './slotLists'

/** How an entry of a by-code list is opened (D50). */
export const fromCode = (row: GameByCode, code: ByCode): OpenableGame => ({
  name: row.catecode,
  type: row.gametype || code,
  code: row.gamecode,
  title: row.gamename,
  picture: row.gamepic,
})

/** The platform a code names. */
const PLATFORMS: Partial<Record<ByCode, string>> = { fgdz: 'fg', pp: 'pp', ae: 'ae', pg: 'pg', fgfish: 'fg' }

/**
 * The rows that belong to the list asked for: some servers send the same rows for every code, and a row's own category and
 * platform tell. Rows are never left out until none is left: a server may have other words for both.
 */
export function rowsOf(rows: GameByCode[], code: ByCode): GameByCode[] {
  const wantsFish = isFishing(code)
  const platform = PLATFORMS[code]
  const ofKind = narrow(rows, ({ gametype }) => gametype === '' || (gametype === 'fishing') === wantsFish)
  return platform ? narrow(ofKind, ({ catecode }) => catecode.toLowerCase() === platform) : ofKind
}

/** Those that pass the test, or all when none does. */
function narrow<T>(list: T[], test: (item: T) => boolean): T[] {
  const some = list.filter(test)
  return some.length > 0 ? some : list
}
