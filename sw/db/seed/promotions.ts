import type { listPromotionTypes } from '@/contract/promotions'
import { readServerTime } from '@/contract/wire/codecs'
import type { Data } from '@/contract/wire/endpoint'
import type { SeedPromotion } from './types'

/** The kinds of promotions, for the filter. */
export const promotionTypes: Data<typeof listPromotionTypes> = [
  { id: '1', name: '新会员' },
  { id: '2', name: '体育' },
  { id: '3', name: '真人' },
  { id: '4', name: '电子捕鱼' },
  { id: '5', name: '棋牌彩票' },
  { id: '6', name: 'VIP' },
  { id: '7', name: '存款' },
]

type Row = [id: string, type: string, title: string, picture: string, day: string, flags: '' | 'a' | 'x']

// Flags: `a` takes applications, `x` over and hidden.
const rows: Row[] = [
  ['1', '1', '首存礼金 最高888元', 'stage-1-welcome', '2026-01-01', 'a'],
  ['2', '2', '周末赛事加赠', 'stage-3-sports', '2026-03-07', 'a'],
  ['3', '3', '真人返水周周领', 'stage-2-live', '2026-02-02', ''],
  ['4', '4', '深海捕鱼挑战赛', 'tile-11-ocean', '2026-05-01', 'a'],
  ['5', '6', '会员生日礼', 'tile-07-lantern', '2026-01-01', 'a'],
  ['6', '7', '每日首存加赠', 'tile-08-coins', '2026-04-01', 'a'],
  ['7', '4', '电子游戏日日返水', 'tile-06-reels', '2026-02-16', ''],
  ['8', '5', '棋牌连胜礼', 'stage-4-board', '2026-06-01', 'a'],
  ['9', '5', '彩票幸运尾数', 'stage-5-lottery', '2026-06-18', 'a'],
  ['10', '6', 'VIP晋级礼金', 'tile-12-city', '2026-01-01', ''],
  ['11', '6', '月度红包 每月两次', 'tile-09-fan', '2026-01-01', 'a'],
  ['12', '2', '赛事串关加奖', 'gallery-4', '2026-08-15', 'a'],
  ['13', '3', '真人连赢奖励', 'tile-10-roulette', '2026-07-01', 'a'],
  ['14', '6', '每日红包雨', 'tile-01-koi', '2026-03-20', ''],
  ['15', '1', '资料完善礼', 'gallery-3', '2026-05-20', 'a'],
  ['16', '2', '夏季赛事竞猜', 'gallery-2', '2026-06-11', 'x'],
  ['17', '4', '端午捕鱼嘉年华', 'tile-01-koi', '2026-06-15', 'x'],
]

/** The promotions without their texts (`sw/texts`); `state` is false for those that are over. */
export const promotions: SeedPromotion[] = rows.map(([id, type, title, picture, day, flags]) => ({
  id,
  type,
  type_name: promotionTypes.find((kind) => kind.id === type)?.name ?? '',
  title,
  banner: `/art/${picture}.svg`,
  can_apply: flags.includes('a'),
  state: !flags.includes('x'),
  // The texts state the period; some have days, which the server works out (`sw/promotions/spans.ts`).
  starts_at: null,
  ends_at: null,
  created_at: readServerTime(`${day} 12:00:00`),
}))
