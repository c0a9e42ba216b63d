import type { FundsType } from '@/contract/records'
import { money } from '@/contract/values/money'
import type { Random } from '../../db/seed/random'
import { venues } from '../../db/seed/venues'
import { ALL_DAYS, daysBefore, digitsOf, RECENT_DAYS } from './days'
import type { SeedHistory } from './types'

type Row = SeedHistory['funds'][number]
type Kind = { type: FundsType; recent: number; earlier: number; amounts: [number, ...number[]] }

// Rows per type in the last month and in the eleven before, and their typical amounts in yuan.
const KINDS: Kind[] = [
  { type: 1, recent: 30, earlier: 34, amounts: [399, 599, 599, 1000, 2000, 2000, 2999, 4999] },
  { type: 2, recent: 28, earlier: 27, amounts: [300, 500, 500, 1000, 2000, 3000] },
  { type: 3, recent: 32, earlier: 24, amounts: [50, 100, 200, 500, 1000] },
  { type: 4, recent: 30, earlier: 22, amounts: [40, 95, 180, 460, 900] },
]

const DEPOSIT_WAYS = ['银行卡转账', 'USDT-TRC20', '微信支付', '支付宝', '钱包支付'] as const
const PAYOUT_WAYS = ['汇旺', '汇旺', 'USDT-TRC20'] as const

/** The shortest review of a past order by type, and how much longer others took; ms. */
const TAKES = { 1: 120_000, 2: 480_000 } as const
const SPREAD = 420_000

const APPROVED = 2
const REJECTED = 3
const FAILED = 0
const SUCCEEDED = 1

/** A year of deposits, withdrawals and transfers up to `now`, all decided. */
export function pastFunds(now: number, random: Random): Row[] {
  const { anyTime } = daysBefore(now)
  let count = 0
  const row = ({ type, amounts }: Kind, daysAgo: number): Row => {
    const created_at = anyTime(daysAgo, random)
    const amount = money(`${random.oneOf(amounts)}.00`)
    const refused = random.chance(7)
    count += 1
    if (type === 3 || type === 4) {
      const { name, platname } = venues[random.between(0, venues.length - 1)] ?? { name: '', platname: '' }
      const state = refused ? FAILED : SUCCEEDED
      return { type, created_at, out_trade_no: '', pay_way: name, amount, state, venue: platname }
    }
    return {
      type,
      created_at,
      out_trade_no: `${digitsOf(created_at)}${type}${100 + (count % 900)}`,
      pay_way: random.oneOf(type === 1 ? DEPOSIT_WAYS : PAYOUT_WAYS),
      amount,
      state: refused ? REJECTED : APPROVED,
      decidedAt: Math.min(now, created_at + TAKES[type] + (created_at % SPREAD)),
      venue: '',
    }
  }
  return KINDS.flatMap((kind) => [
    ...Array.from({ length: kind.recent }, () => row(kind, random.between(0, RECENT_DAYS - 1))),
    ...Array.from({ length: kind.earlier }, () => row(kind, random.between(RECENT_DAYS, ALL_DAYS - 2))),
  ])
}
