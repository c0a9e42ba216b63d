import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { imageUrl } from '@/api/lines'
import { query } from '@/api/query'
import { listGames, type Category, type Game } from '@/contract/games'
import { hours } from '@/lib/durations'
import type { OpenableGame } from '@/state/gameShelf'

/**
 * The visible games of a lobby, in the server's order. One read of `game/list` serves all lobbies, which refetch on each
 * visit; pass `true` to fetch only if the list is missing or old.
 */
export function useCategory(category: Category, refetchOnMount: 'always' | true = 'always') {
  const select = useCallback(
    (games: Game[]) => games.filter((game) => game.app_state && game.category_id === category),
    [category],
  )
  return useQuery({
    ...query(listGames, { category: '' }),
    staleTime: hours(24),
    refetchOnMount,
    select,
  })
}

/** An entry of the general list as a game that can be opened. */
export const fromList = (game: Game): OpenableGame => ({
  name: game.platform_name,
  type: game.category_id,
  code: game.game_code,
  title: game.name,
  picture: game.mobile_img || game.api_logo_img,
})

/**
 * The letters on a venue's plate: its platform's; its own code where all `games` are on one platform. A platform's only entry
 * needs no code, so its own, such as 0, isn't shown.
 */
export function plateCode({ platform_name, game_code }: Game, games: readonly Game[]): string {
  const isOnePlatform = games.length > 1 && games.every((game) => game.platform_name === platform_name)
  return isOnePlatform ? game_code : platform_name
}

/** The address of a game's picture, or null. */
export const pictureOf = (game: OpenableGame): string | null => imageUrl(game.picture)

/** Whether a game's picture shows its name: those drawn for the demo's games do. A real server's may have the same folder. */
export const isTitled = ({ picture }: OpenableGame): boolean =>
  !import.meta.env.VITE_API_BASE && picture.startsWith('/games/')
