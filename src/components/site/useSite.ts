import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { getSite } from '@/contract/site'
import { minutes } from '@/lib/durations'

/** The site's own name while app info has not come yet. */
export const DEFAULT_TITLE: string = import.meta.env.VITE_APP_NAME || '星澜娱乐'

/** App info (spec 1 §3); undefined until the first answer or a stored one. */
export const useSite = () => useQuery({ ...query(getSite), staleTime: minutes(5) })

/** The same, asked at start and at every return to the tab however fresh the known one is: the site may have closed since. */
export const useSiteAtStart = () =>
  useQuery({
    ...query(getSite),
    staleTime: minutes(5),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** The portal's title. */
export function useSiteTitle(): string {
  const { data } = useQuery({ ...query(getSite), staleTime: minutes(5), select: (site) => site.title })
  return data || DEFAULT_TITLE
}
