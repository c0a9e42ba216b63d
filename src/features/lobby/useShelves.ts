import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { query } from '@/api/query'
import { fromList } from '@/components/games/games'
import { listGames, type Game } from '@/contract/games'
import { gameShelf, isUntyped, typeShelved, type OpenableGame } from '@/state/gameShelf'
import { keyOf } from './gameFilter'

/**
 * Favourites and recents that can be opened, and the keys of all favourites. Entries stored without a category by
 * earlier versions are left out until `listed` or the general list supplies it.
 */
export function useShelves(listed: OpenableGame[]) {
  const client = useQueryClient()
  const { favourites, recent } = useSnapshot(gameShelf) as typeof gameShelf
  useEffect(() =>
    typeShelved(() => {
      const all = client.getQueryData<Game[]>(query(listGames, { category: '' }).queryKey) ?? []
      return [...listed, ...all.map(fromList)]
    }),
  )
  const opens = (game: OpenableGame) => !isUntyped(game)
  return {
    favourites: favourites.filter(opens),
    recent: recent.filter(opens),
    kept: new Set(favourites.map(keyOf)),
  }
}
