import type { Cost } from '@/state/updates'

/**
 * What a reload would cost this tab now, and what offers one if it helps against that failure of a chunk. Neither does
 * anything until its file loads after the first paint. A separate file, because it is part of the first load.
 */
export const reloadCost = { now: (): Cost => null, offer: (_failure: Error) => {} }
