import type { listBanners } from '@/contract/content'
import type { Data } from '@/contract/wire/endpoint'

/** The pictures of the home carousel. */
export const banners: Data<typeof listBanners> = [
  { src: '/art/banner-1-welcome.svg', url: '#/activityInfo?id=1' },
  { src: '/art/banner-2-live.svg', url: '#/realbet' },
  { src: '/art/banner-3-sports.svg', url: '#/activityInfo?id=2' },
  { src: '/art/banner-4-board.svg', url: '#/joker' },
  { src: '/art/banner-5-lottery.svg', url: '#/lottery' },
  { src: '/art/banner-6-app.svg', url: '#/app' },
]
