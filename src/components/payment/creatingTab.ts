import { openTab, type PendingTab } from '@/lib/openTab'
import { tabNotice } from '@/lib/tabNotice'
import { paths } from '@/navigation/paths'
import { UNDER_WAY } from '@/state/session'

/** Shown until the payment page appears. */
export const CREATING = '正在创建订单…'

/**
 * Opens the tab for a deposit that is about to be placed; call it inside the click. The tab shows `CREATING` until it
 * goes to the order or is closed. Null if the pop-up was blocked.
 */
export const openCreatingTab = (): PendingTab | null =>
  openTab({ url: `#${paths.payment()}`, without: [UNDER_WAY], draw: tabNotice(CREATING) })
