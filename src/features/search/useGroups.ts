import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useIsMember } from '@/components/member/useIsMember'
import { paths } from '@/navigation/paths'
import { gameShelf, type OpenableGame } from '@/state/gameShelf'
import { find, indexOf, KINDS, type Entry } from './searchIndex'
import { gameEntry, pageEntries } from './useEntries'

/** A labelled group of results; `total` includes those that aren't listed. */
export type Group = { label: string; total: number; entries: Entry[] }

/** Recents and favourites shown before typing, and hot games: the first of the slots. */
const MOST = 5
const HOT = 6
const QUICK = new Set<string>([
  paths.promotions,
  paths.deposit,
  paths.withdraw,
  paths.bets,
  paths.help(1).split('?')[0]!,
])

const idOf = ({ name, code, title }: OpenableGame) => `${name}/${code}/${title}`

/** The results for the typed text; before typing, recents, favourites, hot games and the most used pages. */
export function useGroups(entries: readonly Entry[], typed: string): Group[] {
  const isMember = useIsMember()
  const { recent, favourites } = useSnapshot(gameShelf) as typeof gameShelf
  const index = useMemo(() => indexOf(entries), [entries])
  const played = useMemo(() => new Set(recent.map(idOf)), [recent])
  return useMemo(() => {
    if (typed.trim() !== '') {
      const isRecent = (entry: Entry) => played.size > 0 && 'game' in entry && played.has(idOf(entry.game))
      return find(index, typed, isRecent).map(({ kind, ...found }) => ({ label: KINDS[kind], ...found }))
    }
    const shelf = (games: readonly OpenableGame[]) => games.slice(0, MOST).map(gameEntry)
    const starts: [string, Entry[]][] = [
      ['最近玩过', shelf(recent)],
      ['我的收藏', shelf(favourites)],
      ['热门游戏', entries.filter((entry) => 'game' in entry && entry.game.type === 'concise').slice(0, HOT)],
      ['常用页面', pageEntries(isMember).filter((entry) => 'path' in entry && QUICK.has(entry.path))],
    ]
    return starts.flatMap(([label, list]) =>
      list.length > 0 ? [{ label, total: list.length, entries: list }] : [],
    )
  }, [entries, index, typed, played, recent, favourites, isMember])
}
