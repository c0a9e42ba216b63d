import type { OpenableGame } from '@/state/gameShelf'
import type { IconName } from '@/ui/Icon'
import { initialsOf } from './initials'

/** The groups of results, in display order. */
export const KINDS = { game: '游戏', promotion: '优惠', help: '帮助', page: '页面' } as const
type Kind = keyof typeof KINDS

/** A searchable entry: a game, or the address of a page. */
export type Entry = {
  kind: Kind
  title: string
  /** The small line under the title. */
  caption?: string
  /** Additional searchable text, such as the provider. */
  words?: string
  picture?: string | null
  /** Drawn where there is no picture: an icon, or the address of a drawing. */
  icon?: IconName | { src: string }
} & ({ game: OpenableGame } | { path: string })

type Indexed = {
  entry: Entry
  title: string
  initials: string[]
  words: string
  /** All of these, to reject most entries with one comparison. */
  all: string
}
/** What `find` searches. */
type SearchIndex = readonly Indexed[]

/** Results of one kind: the best ones, and the total. */
type Found = { kind: Kind; total: number; entries: Entry[] }

/** Maximum results per kind. */
const MOST: Record<Kind, number> = { game: 8, promotion: 3, help: 3, page: 3 }
/** No match. */
const NONE = 9

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const packed = (text: string) => plain(text).replace(/\s+/g, '')

/** Prepares entries for `find`, once per list, so that a key press only compares texts. */
export const indexOf = (entries: readonly Entry[]): SearchIndex =>
  entries.map((entry) => {
    const title = packed(entry.title)
    const initials = initialsOf(entry.title)
    const words = plain(`${entry.caption ?? ''} ${entry.words ?? ''}`)
    return { entry, title, initials, words, all: [title, ...initials, words].join('\n') }
  })

/** How well one word of the query matches; 0 is best. */
function rankOf({ title, initials, words, all }: Indexed, word: string): number {
  if (!all.includes(word)) return NONE
  const at = title.indexOf(word)
  if (at === 0) return title === word ? 0 : 1
  let place = -1
  for (const reading of initials) {
    const found = reading.indexOf(word)
    if (found === 0) return 2
    place = Math.max(place, found)
  }
  if (at > 0) return 3
  if (place > 0) return 4
  return words.includes(word) ? 5 : NONE
}

/**
 * The entries that match every word of the query by name, pinyin initials or provider, in groups. `isRecent` ones come first,
 * then better matches; ties keep their order. An empty query finds nothing.
 */
export function find(index: SearchIndex, typed: string, isRecent: (entry: Entry) => boolean): Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const none = () => ({ total: 0, ranks: [] as Entry[][] })
  const found: Record<Kind, ReturnType<typeof none>> = {
    game: none(),
    promotion: none(),
    help: none(),
    page: none(),
  }
  for (const item of index) {
    let worst = 0
    for (const word of words) worst = Math.max(worst, rankOf(item, word))
    if (worst >= NONE) continue
    const { entry } = item
    const ofKind = found[entry.kind]
    ofKind.total++
    const equals = (ofKind.ranks[isRecent(entry) ? worst : worst + NONE] ??= [])
    if (equals.length < MOST[entry.kind]) equals.push(entry)
  }
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const { total, ranks } = found[kind]
    return total > 0 ? [{ kind, total, entries: ranks.flat().slice(0, MOST[kind]) }] : []
  })
}
