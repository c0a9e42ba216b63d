import { listVipLevels } from '@/contract/vip'
import { vipLevels } from '../db/seed/vipLevels'
import type { Api } from './api'
import { serve } from './serve'

/** The VIP levels. */
export function mountVip(api: Api): void {
  serve(api, listVipLevels, () => vipLevels)
}
