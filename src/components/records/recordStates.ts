import type { Application } from '@/contract/promotions'
import { orderState, transferState, type Bet, type FundsType } from '@/contract/records'
import type { StateLook } from '@/ui/StateTag'

const UNKNOWN: StateLook = { text: '未知', tone: 'plain' }

/** Names and tones of bet statuses. */
export const betLooks: Record<Bet['status'], StateLook> = {
  invalid: { text: '无效', tone: 'plain' },
  settled: { text: '已结算', tone: 'good' },
  unsettled: { text: '未结算', tone: 'waiting' },
  unknown: UNKNOWN,
}

const orderLooks: Record<ReturnType<typeof orderState>, StateLook> = {
  pending: { text: '待审核', tone: 'waiting' },
  approved: { text: '审核通过', tone: 'good' },
  rejected: { text: '审核拒绝', tone: 'bad' },
  unknown: UNKNOWN,
}

const transferLooks: Record<ReturnType<typeof transferState>, StateLook> = {
  failed: { text: '失败', tone: 'bad' },
  succeeded: { text: '成功', tone: 'good' },
  settling: { text: '待结算', tone: 'waiting' },
  unknown: UNKNOWN,
}

/** Names and tones of a promotion application's states. */
export const applicationLooks: Record<Application['state'], StateLook> = {
  pending: { text: '待审核', tone: 'waiting' },
  approved: { text: '已通过', tone: 'good' },
  rejected: { text: '已拒绝', tone: 'bad' },
  unknown: UNKNOWN,
}

/** Whether a type is an order, numbered and approved by people: deposits and withdrawals. */
export const isOrder = (type: FundsType): type is 1 | 2 => type <= 2

/** The name and tone of a funds record's state: a number means different things per type. */
export const fundsLook = (type: FundsType, state: number | null): StateLook =>
  isOrder(type) ? orderLooks[orderState(state)] : transferLooks[transferState(state)]
