import type { VipLevel } from '@/contract/vip'
/** The VIP levels; index n is level n, row 0 stands for VIP0. Rates in percent. */
export declare const vipLevels: VipLevel[]
