import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { BannerCarousel, type BannerCarouselProps, type Slide } from '@/components/banners/BannerCarousel'
import { isLacking, shippedFile } from '@/components/site/shippedContent'
import { listBanners } from '@/contract/content'
import { shipped } from '@/contract/texts/brandTexts'
import { BANNERS } from '@/contract/texts/shippedTexts'
import { minutes } from '@/lib/durations'
import { welcomeLast } from './welcomeLast'

/** The home carousel of a build for a real server: the shipped banners stand in where the server has none and the brand allows it. */
export function HomeCarousel({ hasDeposited, ...props }: BannerCarouselProps & { hasDeposited: boolean }) {
  const own = useQuery({ ...query(listBanners, { type: 1 }), staleTime: minutes(5) })
  const isMissing = own.data ? own.data.length === 0 : isLacking(own.error)
  const spare = useQuery({ ...shippedFile<Slide[]>(BANNERS), enabled: shipped.banners && isMissing })
  const slides =
    isMissing && spare.data ? spare.data.map((slide) => ({ ...slide, isOurs: true })) : props.slides
  return <BannerCarousel {...props} slides={welcomeLast(slides, hasDeposited)} />
}
