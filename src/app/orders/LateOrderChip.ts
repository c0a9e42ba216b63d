import { late } from '@/components/late'
import { seconds } from '@/lib/durations'

/** The sign of an open order. Comes once the page has settled: it begins with a read of the records. */
export const LateOrderChip = late(() => import('./OrderChip'), 'OrderChip', {
  isDecoration: true,
  idle: seconds(3),
})
