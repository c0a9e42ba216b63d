/** A list of the slots lobby: the general one, or one of the by-code lists (D50). */
export type SlotList = 'concise' | ByCode
export type ByCode = (typeof CODES)[number]

const CODES = ['obgdy', 'fgdz', 'pp', 'ae', 'pg', 'fgfish'] as const
const FISHING: readonly SlotList[] = ['obgdy', 'fgfish']

/** The lists that have a tab; the others are shown with no tab selected (D50). */
export const TABS = [
  { id: 'concise', label: '电子游戏', picture: 'cat-slots' },
  { id: 'obgdy', label: '捕鱼游戏', picture: 'cat-fishing' },
] as const
export type TabId = (typeof TABS)[number]['id']

/** The list a `type` of the address asks for: a known code, else the slots. Null asks for nothing. */
export function listOf(type: string | null): SlotList | null {
  if (type === null) return null
  return CODES.find((code) => code === type) ?? 'concise'
}

/** The selected tab while a list is shown. */
export const tabOf = (list: SlotList): TabId | null => TABS.find(({ id }) => id === list)?.id ?? null

/** Whether a list holds fishing games. */
export const isFishing = (list: SlotList): boolean => FISHING.includes(list)

/** What kind of game a list holds, as said under each name. */
export const kindOf = (list: SlotList): string => (isFishing(list) ? '捕鱼' : '电子')
