import { money } from '@/contract/values/money'

/** Deposit totals that each earn one more red packet a day, CNY. */
export const PACKET_STEPS = ['100', '1000', '5000'].map(money)
