import type { Cost } from '@/state/updates'

/**
 * What a reload would cost this tab now. Nothing until `watchReloadCost` loads after the first paint. A separate file,
 * because it is part of the first load.
 */
export const reloadCost = { now: (): Cost => null }
