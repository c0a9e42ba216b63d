import type { listBanners } from '@/contract/content'
import type { Data } from '@/contract/wire/endpoint'

/** The pictures of the home carousel. */
export const banners: Data<typeof listBanners> = [
  { src: '/art/stage-1-welcome.svg', url: '#/activityInfo?id=1' },
  { src: '/art/stage-2-live.svg', url: '#/realbet' },
  { src: '/art/stage-3-sports.svg', url: '#/activityInfo?id=2' },
  { src: '/art/stage-4-board.svg', url: '#/joker' },
  { src: '/art/stage-5-lottery.svg', url: '#/lottery' },
  { src: '/art/stage-6-app.svg', url: '#/app' },
]
