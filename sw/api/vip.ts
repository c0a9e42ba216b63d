import { listVipLevels } from '@/contract/vip'
import { vipLevels } from '../db/seed/vipLevels'
import { serve, type Api } from '../server/serve'

/** The VIP levels. */
export function mountVip(api: Api): void {
  serve(api, listVipLevels, () => vipLevels)
}
