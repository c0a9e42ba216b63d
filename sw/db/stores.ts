import type { DBSchema, IDBPTransaction, StoreNames } from 'idb'
import type { Data, Envelope } from '@/contract/endpoint'
import type { Money } from '@/contract/money'
import type { FundsType } from '@/contract/records'
import type { getSite } from '@/contract/site'

/*
 * One store per noun that changes; what never changes (games, articles, VIP levels) is read from `./seed` directly.
 * Times are milliseconds since 1970, amounts exact decimal text.
 */

/** What testers steer (D41) and what only the back office knows. One row, key `controls`. */
export type ControlsRow = { id: 'controls'; seededAt: number; clockOffsetMs: number; delayMs: number }

/** The site's settings as they are now. One row, key `site`. */
export type SiteRow = Data<typeof getSite> & { id: 'site' }

/**
 * A member. Passwords are kept as typed: hashing needs crypto.subtle, which is missing on insecure origins, and this
 * is the player's own browser with play money only. README says so.
 */
export type MemberRow = {
  username: string
  password: string
  /** `''` until set (refusal 251). */
  payPassword: string
  realname: string
  mobile: string
  email: string
  birthday: string
  avatar: string
  vip: number
  paysum: Money
  isagent: boolean
  transferstatus: boolean
  isblack: boolean
  status: boolean
  usdtrate: Money
  withdrawusdtrate: Money
  withdrawcashfee: Money
  withdrawfeeusdttrc: Money
  /** Turnover so far, for the VIP level. */
  flow: Money
  /** Turnover still required before a withdrawal. */
  wagering: Money
  rebatePending: Money
  rebateClaimed: Money
  /** Parts of a cent of rebate that wait for the next bet. */
  rebateCarry: Money
  referrer: string
  createdAt: number
  /** True until the seeded past of this member has been written. */
  pastDue: boolean
}

/** All money of one member. `main + venues + held = cameIn - wentOut`, always (D37). Written by `ledger.ts` alone. */
export type WalletRow = {
  username: string
  main: Money
  venues: Record<string, Money>
  /** Withdrawals that are neither paid nor returned yet. */
  held: Money
  cameIn: Money
  wentOut: Money
}

/** One movement of money, for the console and the tests. Written by `ledger.ts` alone. */
export type EntryRow = {
  id?: number
  username: string
  at: number
  kind: EntryKind
  from: string
  to: string
  amount: Money
  /** What it belongs to: order number, bet id, ... */
  reference: string
}
export type EntryKind =
  | 'opening'
  | 'registration'
  | 'deposit'
  | 'withdrawal'
  | 'payout'
  | 'return'
  | 'transfer'
  | 'stake'
  | 'win'
  | 'rebate'
  | 'red packet'
  | 'adjustment'

export type SessionRow = { token: string; username: string; createdAt: number }

/** An open game window: dies with the session it was opened in. */
export type TicketRow = {
  ticket: string
  token: string
  username: string
  platform: string
  code: string
  name: string
  category: string
}

/** The answer a request id got first (D24, faults 1.1). */
export type AnswerRow = { owner: string; id: string; call: string; at: number; envelope: Envelope }

/** A row of the funds records. Deposits and withdrawals wait while they have a `dueAt` (D39). */
export type TransactionRow = {
  id?: number
  username: string
  type: FundsType
  created_at: number
  out_trade_no?: string
  pay_way: string
  /** Venue code; `''` for deposits and withdrawals. */
  api_type: string
  amount: Money
  state: number
  dueAt?: number
  paytype: string
  /** In coin for USDT. */
  real_money: Money
  rate: Money
  /** Chain for USDT, bank else. */
  bank: string
}

export type BetRow = {
  bet_id: string
  username: string
  bet_time: number
  Code: string
  playname: string
  playmemo: string
  api_type: string
  bet_amount: Money
  win_loss: Money
  status: 'invalid' | 'settled' | 'unsettled'
}

export type RebateRow = {
  id?: number
  username: string
  gamename: string
  api_type: string
  money: Money
  state: 'pending' | 'claimed'
  created_at: number
  updated_at: number | null
  /** Member, venue, game and Beijing day, while pending: the bets of a day in one game share one row. */
  openKey?: string
}

export type ApplicationRow = {
  id?: number
  username: string
  activityid: string
  activity_name: string
  amount: Money | null
  created_at: number
  /** Set by hand or by the seed; else rule D39 decides. */
  decided?: 'approved' | 'rejected'
}
export type AgentApplicationRow = { username: string; mobile: string; apply_info: string; created_at: number }
export type MessageRow = { id?: number; username: string; title: string; content: string; created_at: number }
export type AccountRow = {
  id?: number
  username: string
  type: number
  bank: string
  bank_no: string
  holder: string
  chain: string
  bank_address: string
}
export type RedPacketRow = {
  id?: number
  username: string
  money: Money
  redpacketmoney: Money
  created_at: number
  usetime: number
}

/** What a call gets instead of its answer, `left` more times (D41). */
export type QueuedRow = {
  id?: number
  call: string
  left: number
  status?: number
  body?: string
  contentType?: string
  delayMs?: number
  drop?: 'request' | 'answer'
}
export type RequestRow = { id?: number; call: string; at: number; status: number; ms: number }

/** The demo server's database. */
export interface Schema extends DBSchema {
  controls: { key: string; value: ControlsRow }
  site: { key: string; value: SiteRow }
  members: { key: string; value: MemberRow }
  wallets: { key: string; value: WalletRow }
  entries: { key: number; value: EntryRow; indexes: { member: [string, number] } }
  sessions: { key: string; value: SessionRow; indexes: { member: string } }
  tickets: { key: string; value: TicketRow; indexes: { session: string } }
  answers: { key: [string, string]; value: AnswerRow; indexes: { age: number } }
  transactions: {
    key: number
    value: TransactionRow
    indexes: {
      order: string
      due: [string, number]
      time: [string, number, number]
      venue: [string, number, string, number]
    }
  }
  bets: { key: string; value: BetRow; indexes: { time: [string, number]; venue: [string, string, number] } }
  rebates: {
    key: number
    value: RebateRow
    indexes: { open: string; time: [string, number]; venue: [string, string, number] }
  }
  applications: { key: number; value: ApplicationRow; indexes: { time: [string, number] } }
  agentApplications: { key: string; value: AgentApplicationRow }
  messages: { key: number; value: MessageRow; indexes: { time: [string, number] } }
  accounts: { key: number; value: AccountRow; indexes: { kind: [string, number] } }
  redPackets: { key: number; value: RedPacketRow; indexes: { time: [string, number] } }
  queued: { key: number; value: QueuedRow; indexes: { call: string } }
  requests: { key: number; value: RequestRow }
}

/** Key path, whether keys count up by themselves, and the indexes of each store. */
export const STORES: Record<
  StoreNames<Schema>,
  {
    keyPath: string | string[]
    counts?: true
    indexes?: Record<string, { on: string | string[]; unique?: true }>
  }
> = {
  controls: { keyPath: 'id' },
  site: { keyPath: 'id' },
  members: { keyPath: 'username' },
  wallets: { keyPath: 'username' },
  entries: { keyPath: 'id', counts: true, indexes: { member: { on: ['username', 'at'] } } },
  sessions: { keyPath: 'token', indexes: { member: { on: 'username' } } },
  tickets: { keyPath: 'ticket', indexes: { session: { on: 'token' } } },
  answers: { keyPath: ['owner', 'id'], indexes: { age: { on: 'at' } } },
  transactions: {
    keyPath: 'id',
    counts: true,
    indexes: {
      order: { on: 'out_trade_no' },
      due: { on: ['username', 'dueAt'] },
      time: { on: ['username', 'type', 'created_at'] },
      venue: { on: ['username', 'type', 'api_type', 'created_at'] },
    },
  },
  bets: {
    keyPath: 'bet_id',
    indexes: { time: { on: ['username', 'bet_time'] }, venue: { on: ['username', 'api_type', 'bet_time'] } },
  },
  rebates: {
    keyPath: 'id',
    counts: true,
    indexes: {
      open: { on: 'openKey', unique: true },
      time: { on: ['username', 'created_at'] },
      venue: { on: ['username', 'api_type', 'created_at'] },
    },
  },
  applications: { keyPath: 'id', counts: true, indexes: { time: { on: ['username', 'created_at'] } } },
  agentApplications: { keyPath: 'username' },
  messages: { keyPath: 'id', counts: true, indexes: { time: { on: ['username', 'created_at'] } } },
  accounts: { keyPath: 'id', counts: true, indexes: { kind: { on: ['username', 'type'] } } },
  redPackets: { keyPath: 'id', counts: true, indexes: { time: { on: ['username', 'usetime'] } } },
  queued: { keyPath: 'id', counts: true, indexes: { call: { on: 'call' } } },
  requests: { keyPath: 'id', counts: true },
}

/** The names of all stores. */
export const STORE_NAMES = Object.keys(STORES) as StoreNames<Schema>[]

/** The one transaction a call runs in. Await nothing but its own requests inside it, or it commits under you. */
export type Tx = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>
