import type { Cost } from '@/state/updates'

/**
 * What a reload would cost this tab now. Nothing until `watchReloadCost` is loaded after the first paint; in a file of its
 * own, because the first load asks for it.
 */
export const reloadCost = { now: (): Cost => null }
