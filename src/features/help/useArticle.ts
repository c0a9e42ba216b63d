import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { query } from '@/api/query'
import { isLacking, shippedFile } from '@/api/shippedContent'
import { shipped } from '@/contract/texts/brandTexts'
import { getArticle } from '@/contract/content'
import { ARTICLES, type ShippedTexts } from '@/contract/texts/shippedTexts'
import { minutes } from '@/lib/durations'

/** The demo server has all articles. */
const mayShip = Boolean(import.meta.env.VITE_API_BASE) && shipped.articles

/** A help article: the server's own, or the shipped one where the server has none and the brand allows it. */
export function useArticle(type: number): UseQueryResult<{ content: string } | null | undefined> {
  const own = useQuery({
    ...query(getArticle, { type }),
    // Ask a server that had none again.
    staleTime: ({ state }) => (state.data?.content ? minutes(5) : 0),
  })
  const isMissing = own.data === undefined ? isLacking(own.error) : !own.data?.content.trim()
  const spare = useQuery({
    ...shippedFile<ShippedTexts>(ARTICLES),
    enabled: mayShip && isMissing,
    select: (texts) => texts[type],
  })
  return mayShip && isMissing && !spare.isError ? spare : own
}
