import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { imageUrl } from '@/api/lines'
import { query } from '@/api/query'
import { fromCode } from '@/components/games/byCode'
import { fromList, pictureOf } from '@/components/games/games'
import { captionOf } from '@/components/games/halls'
import { useByCode } from '@/components/games/useByCode'
import { useIsMember } from '@/components/member/useIsMember'
import { usePromotionList } from '@/components/promotions/usePromotionList'
import { helpTabs } from '@/components/site/helpTabs'
import { getArticle } from '@/contract/content'
import { CATEGORIES, listGames, type Category } from '@/contract/games'
import { readHtml } from '@/contract/wire/htmlText'
import { hours } from '@/lib/durations'
import { paths } from '@/navigation/paths'
import { allRoutes, routes } from '@/navigation/routes'
import type { OpenableGame } from '@/state/gameShelf'
import type { Entry } from './searchIndex'

/** A game as a searchable entry. */
export const gameEntry = (game: OpenableGame): Entry => ({
  kind: 'game',
  title: game.title,
  caption: captionOf(game),
  picture: pictureOf(game),
  game,
})

const isListed = (category: string) => CATEGORIES.includes(category as Category)

/** Pages that need more than an address, or that aren't for members. */
const LEFT_OUT = new Set<string>(
  [paths.promotion(''), paths.bankCard].map((path) => path.split('?', 1)[0] ?? ''),
)
const FOR_VISITORS = new Set<string>([paths.login().split('?', 1)[0] ?? '', paths.register])

/** All linkable pages, in the order of the route table. */
export const pageEntries = (isMember: boolean): Entry[] =>
  allRoutes
    .filter(({ path, bare }) => !bare && !LEFT_OUT.has(path) && !(isMember && FOR_VISITORS.has(path)))
    .map((route) => ({
      kind: 'page',
      title: route.title,
      icon: route.lobby ? { src: `/art/cat-${route.lobby.picture}.svg` } : (route.icon ?? 'right'),
      path: route.path,
    }))

/**
 * All searchable entries this browser holds; missing lists of games and promotions are fetched. Articles match by the text that
 * has been read so far.
 */
export function useEntries(): { entries: Entry[]; isPending: boolean } {
  const client = useQueryClient()
  const isMember = useIsMember()
  const games = useQuery({ ...query(listGames, { category: '' }), staleTime: hours(24) })
  const fishing = useByCode('obgdy')
  const promotions = usePromotionList('')
  const entries = useMemo(() => {
    const listed = (games.data ?? []).filter(
      ({ app_state, category_id }) => app_state && isListed(category_id),
    )
    const help = helpTabs.map(({ id, label }): Entry => {
      const type = Number(id)
      const article = client.getQueryData(query(getArticle, { type }).queryKey)
      const words = readHtml(article?.content ?? '')
      return {
        kind: 'help',
        title: label,
        caption: '帮助中心',
        words,
        icon: routes.help.icon,
        path: paths.help(type),
      }
    })
    return [
      ...listed.map((game) => gameEntry(fromList(game))),
      ...(fishing.data ?? []).map((row) => gameEntry(fromCode(row, 'obgdy'))),
      ...(promotions.data ?? []).map(({ id, title, banner }): Entry => ({
        kind: 'promotion',
        title: title || `活动${id}`,
        caption: '优惠活动',
        picture: imageUrl(banner),
        path: paths.promotion(id),
      })),
      ...help,
      ...pageEntries(isMember),
    ]
  }, [client, isMember, games.data, fishing.data, promotions.data])
  return { entries, isPending: games.isLoading }
}
