import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { getSite } from '@/contract/site'
import { name } from '@/contract/texts/brand'
import { minutes } from '@/lib/durations'

/** The site's name until app info has loaded. */
export const DEFAULT_TITLE: string = name

/** App info, from the server or from storage. */
export const useSite = () => useQuery({ ...query(getSite), staleTime: minutes(5) })

/** App info, refetched at startup and on every return to the tab however fresh it is: the site may have closed since. */
export const useSiteAtStart = () =>
  useQuery({
    ...query(getSite),
    staleTime: minutes(5),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** The site's title. */
export function useSiteTitle(): string {
  const { data } = useQuery({ ...query(getSite), staleTime: minutes(5), select: (site) => site.title })
  return data || DEFAULT_TITLE
}
