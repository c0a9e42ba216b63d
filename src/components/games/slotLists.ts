/** A list of the slots lobby: the general one, or one by code. */
export type SlotList = 'concise' | ByCode
export type ByCode = (typeof CODES)[number]

const CODES = ['obgdy', 'fgdz', 'pp', 'ae', 'pg', 'fgfish'] as const
const FISHING: readonly SlotList[] = ['obgdy', 'fgfish']

/** Lists with a tab; the others show with no tab selected. */
export const TABS = [
  { id: 'concise', label: '电子游戏', picture: 'cat-slots' },
  { id: 'obgdy', label: '捕鱼游戏', picture: 'cat-fishing' },
] as const
export type TabId = (typeof TABS)[number]['id']

/** The list for the address's `type`: a known code, else the slots; null if there is no `type`. */
export function listOf(type: string | null): SlotList | null {
  if (type === null) return null
  return CODES.find((code) => code === type) ?? 'concise'
}

/** The tab selected for a list, if any. */
export const tabOf = (list: SlotList): TabId | null => TABS.find(({ id }) => id === list)?.id ?? null

export const isFishing = (list: SlotList): boolean => FISHING.includes(list)

/** The kind of game a list holds, shown under each name. */
export const kindOf = (list: SlotList): string => (isFishing(list) ? '捕鱼' : '电子')
