import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { lazyPart } from '@/components/lazyPart'
import { Region } from '@/components/Region'
import { getArticle } from '@/contract/content'
import { minutes } from '@/lib/durations'
import { Loading } from '@/ui/Loading'

const RichText = lazyPart(
  () => import('@/ui/RichText').then((module) => module.RichText),
  undefined,
  () => <Loading />,
)

/** One help article, HTML from the server (spec 1 §2). Failures show in place, not as a toast (spec 1 §8). */
export function Article({ type }: { type: number }) {
  const read = useQuery({ ...query(getArticle, { type }), staleTime: minutes(5) })
  return (
    <Region read={read} isEmpty={(article) => !article || article.content.trim() === ''}>
      {(article) => <RichText html={article?.content ?? ''} />}
    </Region>
  )
}
