import { licences as captions } from '@/contract/texts/brandTexts'
import type { IconName } from '@/ui/Icon'
import type { GalleryPicture } from './clubs'

/** Official promotion images: our own art. */
export const promotionImages: readonly GalleryPicture[] = [
  {
    src: '/art/stage-3-sports.svg',
    caption: '新赛季，同一片绿茵',
    drawn: '聚光灯下的足球与奖杯',
  },
  { src: '/art/stage-agent.svg', caption: '星线相连，伙伴同行', drawn: '星形徽记与相连的星点' },
  { src: '/art/app-phone.svg', caption: '赛程装进口袋', drawn: '显示星形徽记的手机' },
]

/** Selling points of the app; the app does each of them. */
export const appPoints: readonly { icon: IconName; title: string; line: string }[] = [
  { icon: 'shield', title: '更安全', line: '登录与取款各用一个密码' },
  { icon: 'sync', title: '更稳定', line: '断网时仍可查看上次内容' },
  { icon: 'gift', title: '更丰富', line: '赛事、游戏、优惠一处看' },
  { icon: 'lock', title: '更私密', line: '退出即清除本机会员数据' },
]

/** Partner media; all names are invented. */
export const media: readonly string[] = [
  '海港体育报',
  '北岸电台',
  '绿茵周刊',
  '浪花影像',
  '看台评论',
  '1874档案馆',
]

/** Licence badges: placeholders for the real ones, with the brand's captions. */
export const licences: readonly { picture: string; title: string }[] = captions.map((title, at) => ({
  picture: `/art/licence-${at + 1}.svg`,
  title,
}))
