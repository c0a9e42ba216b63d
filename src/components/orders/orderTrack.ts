import { isGift, isPending, orderState, type OrderState, type Transaction } from '@/contract/records'
import { formatDateTime } from '@/contract/values/beijing'
import { hours, minutes } from '@/lib/durations'
import type { OrderNote, OrderRef } from '@/state/orders'

/** Where an order stands, with the times that are known, ms. */
export type Standing = {
  type: OrderRef['type']
  state: OrderState
  createdAt: number | null
  decidedAt: number | null
  paidAt?: number | undefined
}

/** One step of an order; `time` where it is known. */
export type Step = {
  name: string
  at: 'done' | 'now' | 'ahead' | 'returned'
  time: number | null
}

const isDecided = (state: OrderState): boolean => state === 'approved' || state === 'rejected'

/** Where a row of the records stands. Servers that tell no time of the decision have the one at which this browser saw it. */
export function standingOf(type: OrderRef['type'], row: Transaction, note: OrderNote): Standing {
  const { created_at: createdAt, updated_at: updatedAt } = row
  const state = orderState(row.state)
  const isTold = updatedAt !== null && createdAt !== null && updatedAt > createdAt
  const decidedAt = isDecided(state) ? (isTold ? updatedAt : (note.decidedAt ?? null)) : null
  return { type, state, createdAt, decidedAt, paidAt: note.paidAt }
}

const WORDS = {
  1: { moved: '入账', refused: '未通过' },
  2: { moved: '出款', refused: '已退回' },
} as const

/** The steps of an order; an unknown state counts as under review. */
export function stepsOf({ type, state, createdAt, decidedAt }: Standing): Step[] {
  const { moved, refused } = WORDS[type]
  const sent: Step = { name: '已提交', at: 'done', time: createdAt }
  if (state === 'rejected')
    return [
      sent,
      { name: '审核中', at: 'done', time: null },
      { name: refused, at: 'returned', time: decidedAt },
    ]
  const [now, later] = state === 'approved' ? (['done', 'done'] as const) : (['now', 'ahead'] as const)
  return [
    sent,
    { name: '审核中', at: now, time: null },
    { name: moved, at: later, time: null },
    { name: '已到账', at: later, time: decidedAt },
  ]
}

/** What an order waits for, or how it ended, in words. */
export function wordsOf({ type, state, paidAt }: Standing): string {
  if (state === 'approved') return type === 1 ? '存款已到账，已存入主账户' : '取款已到账，请查收'
  if (state === 'rejected')
    return type === 1 ? '存款未通过审核，如已付款请联系客服' : '取款未通过审核，金额已退回主账户'
  if (type === 2) return '取款正在审核，进度会自动更新'
  return paidAt === undefined ? '存款正在审核，进度会自动更新' : '等待确认，到账后自动更新'
}

/** A step's time: the day only where it isn't today. Beijing time. */
export function timeText(ms: number, now: number): string {
  const [day, time] = formatDateTime(ms).split(' ') as [string, string]
  return formatDateTime(now).startsWith(day) ? time.slice(0, 5) : `${day.slice(5)} ${time.slice(0, 5)}`
}

/** A duration as people say it: `不到1分钟`, `6分钟`, `1小时5分钟`. */
export function spanText(ms: number): string {
  const total = Math.floor(ms / minutes(1))
  if (total < 1) return '不到1分钟'
  const [days, ofDay] = [Math.floor(total / 1440), total % 1440]
  const parts = [
    [days, '天'],
    [Math.floor(ofDay / 60), '小时'],
    [days > 0 ? 0 : ofDay % 60, '分钟'],
  ] as const
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : [])).join('')
}

/** Orders that make a pace, and the fewest that do. */
const LAST = 5
const FEWEST = 3

/** How long the member's last orders of a kind took: how many there were, and their median, ms. Null below three. */
export function paceOf(standings: readonly Standing[]): { count: number; median: number } | null {
  const took = standings
    .flatMap(({ state, createdAt, decidedAt }) =>
      state === 'approved' && createdAt !== null && decidedAt !== null && decidedAt >= createdAt
        ? [{ createdAt, span: decidedAt - createdAt }]
        : [],
    )
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, LAST)
    .map(({ span }) => span)
    .toSorted((a, b) => a - b)
  if (took.length < FEWEST) return null
  const [low, high] = [took[Math.floor((took.length - 1) / 2)]!, took[Math.floor(took.length / 2)]!]
  return { count: took.length, median: (low + high) / 2 }
}

/** The pace in words: `您最近5笔平均6分钟`; empty below three. */
export function paceText(pace: ReturnType<typeof paceOf>): string {
  return pace === null ? '' : `您最近${pace.count}笔平均${spanText(pace.median)}`
}

/** Rows of the deposits that are orders; the house lists its gifts among them. */
export const ordersIn = (type: OrderRef['type'], rows: readonly Transaction[]): Transaction[] =>
  rows.filter((row) => type === 2 || !isGift(row))

/** How long an unpaid deposit, one that is said to be paid, and a withdrawal are worth following. */
const FOLLOWED = { unpaid: hours(1), paid: hours(24), withdrawal: hours(24 * 7) }

/** Until when an order is open, ms; 0 when it isn't pending. Servers leave deposits that nobody paid pending for good. */
export function openUntil(type: OrderRef['type'], row: Transaction, note: OrderNote): number {
  if (row.created_at === null || !isPending(type, row)) return 0
  if (type === 2) return row.created_at + FOLLOWED.withdrawal
  return Math.max(row.created_at + FOLLOWED.unpaid, (note.paidAt ?? -Infinity) + FOLLOWED.paid)
}
