import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { isLacking, shippedFile } from '@/api/shippedContent'
import { BannerCarousel, type BannerCarouselProps, type Slide } from '@/components/banners/BannerCarousel'
import { WELCOME } from '@/components/banners/BannerCopy'
import { useMemberPart } from '@/components/member/useMember'
import { shipped } from '@/contract/texts/brandTexts'
import { listBanners } from '@/contract/content'
import { BANNERS } from '@/contract/texts/shippedTexts'
import { minutes } from '@/lib/durations'

/** In a build for a real server the shipped banners stand in where the server has none and the brand allows it. */
const CAN_STAND_IN = Boolean(import.meta.env.VITE_API_BASE) && shipped.banners

/** The home carousel; after a member's first deposit our banner of it comes last. */
export function HomeCarousel(props: BannerCarouselProps) {
  const own = useQuery({ ...query(listBanners, { type: 1 }), staleTime: minutes(5) })
  const isMissing = own.data ? own.data.length === 0 : isLacking(own.error)
  const spare = useQuery({ ...shippedFile<Slide[]>(BANNERS), enabled: CAN_STAND_IN && isMissing })
  const hasDeposited = useMemberPart(({ paysum }) => /[1-9]/.test(paysum ?? '')) === true
  const slides: readonly Slide[] =
    isMissing && spare.data ? spare.data.map((slide) => ({ ...slide, isOurs: true })) : props.slides
  const isLast = ({ src }: Slide) => hasDeposited && src === WELCOME
  return (
    <BannerCarousel
      {...props}
      slides={[...slides.filter((slide) => !isLast(slide)), ...slides.filter(isLast)]}
    />
  )
}
