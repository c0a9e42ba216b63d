import type { OrderState } from '@/contract/records'

/** One step of a withdrawal and its progress. */
export type Step = { name: string; at: 'done' | 'now' | 'ahead' | 'returned' }

/** The steps of a withdrawal; an unknown state counts as under review (D71). */
export function stepsOf(state: OrderState): Step[] {
  const isDecided = state === 'approved' || state === 'rejected'
  return [
    { name: '已提交', at: 'done' },
    { name: '审核中', at: isDecided ? 'done' : 'now' },
    state === 'rejected'
      ? { name: '已退回', at: 'returned' }
      : { name: '已到账', at: isDecided ? 'done' : 'ahead' },
  ]
}

const UNDER_REVIEW = '取款正在审核，进度会自动更新'

/** Explains each state to the member. */
export const WORDS: Record<OrderState, string> = {
  pending: UNDER_REVIEW,
  unknown: UNDER_REVIEW,
  approved: '取款已到账，请查收',
  rejected: '取款未通过审核，金额已退回主账户',
}
