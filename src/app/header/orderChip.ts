import { whenIdle } from '@/lib/whenIdle'

/** Loads the sign of an open order once the page has settled: it begins with a read of the records. */
export const orderChip = async () => {
  await whenIdle(3000)
  return (await import('@/components/orders/OrderChip')).OrderChip
}
