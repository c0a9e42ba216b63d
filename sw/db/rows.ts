import type { FundsType } from '@/contract/records'
import type { getSite } from '@/contract/site'
import type { Money } from '@/contract/values/money'
import type { Data, Envelope } from '@/contract/wire/endpoint'
import type { ENTRY_KINDS } from './entryKinds'

/*
 * One row type per store. What never changes (games, articles, VIP levels) is read from `./seed` directly. Times are
 * milliseconds since 1970, amounts exact decimal text.
 */

/** The testers' settings and the time of seeding. One row, key `controls`. */
export type ControlsRow = {
  id: 'controls'
  seededAt: number
  clockOffsetMs: number
  delayMs: number
  /** What the games' rounds are drawn from; older databases have none. */
  gameSeed?: string
  /** Codes of the venues testers have closed. */
  closedVenues?: string[]
  /** Notices, banners and promotions that testers have switched off (switches.ts). */
  switchedOff?: string[]
  /** The testers' own notices, newest first. */
  addedNotices?: string[]
  /** Orders wait for a tester's decision instead of their time. */
  holdsOrders?: boolean
}

/** The current site settings. One row, key `site`. */
export type SiteRow = Data<typeof getSite> & { id: 'site' }

/**
 * A member. Passwords are stored as typed: hashing needs crypto.subtle, which insecure origins lack, and this is play money
 * in the player's own browser.
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
  /** When the next level's standards were reached; the level rises the day after. */
  reachedAt?: number
  /** The Monday up to which the weekly live rebate is paid. */
  weeksPaidTo?: number
  /** Turnover still required before a withdrawal. */
  wagering: Money
  rebateClaimed: Money
  /** Fractions of a cent of rebate, carried to the next bet. */
  rebateCarry: Money
  referrer: string
  createdAt: number
  /** True until this member's seeded past is written. */
  pastDue: boolean
}

/** All money of one member. `main + venues + held = cameIn - wentOut`, always. Written by `ledger.ts` alone. */
export type WalletRow = {
  username: string
  main: Money
  venues: Record<string, Money>
  /** Pending withdrawals. */
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
  /** Order number, bet id, ... */
  reference: string
}
export type EntryKind = keyof typeof ENTRY_KINDS

export type SessionRow = { token: string; username: string; createdAt: number }

/** An open game window, or with `platform` `''` the agents' desk; ends with its session. */
export type TicketRow = {
  ticket: string
  token: string
  username: string
  platform: string
  code: string
  name: string
  category: string
}

/** The first answer to a request id. */
export type AnswerRow = { owner: string; id: string; call: string; at: number; envelope: Envelope }

/** A funds record. Deposits and withdrawals are pending while they have a `dueAt`. */
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
  /** When a deposit or withdrawal was decided. */
  decidedAt?: number
  /** What a gift asks for before a withdrawal. */
  turnover?: Money
  paytype: string
  /** In coin for USDT. */
  real_money: Money
  rate: Money
  /** The chain for USDT, otherwise the bank. */
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
  /** The lobby of its game. */
  category?: string
  bet_amount: Money
  win_loss: Money
  status: 'invalid' | 'settled' | 'unsettled'
  /** When an unsettled game bet is decided, ms; removed once it is. */
  dueAt?: number
  open?: OpenBet
}

/** What an unsettled bet needs for its result (sw/games). */
export type OpenBet = {
  category: string
  code: string
  /** The wallet that paid the stake, which gets the payout. */
  place: string
  /** Each with the number of its round: `2977920.home`. */
  picks: string[]
}

export type RebateRow = {
  id?: number
  username: string
  gamename: string
  api_type: string
  money: Money
  state: 'pending' | 'claimed'
  /** When it becomes claimable, ms. */
  created_at: number
  updated_at: number | null
  /** Member, venue, game and Beijing day of the bets, while pending: a day's bets in one game share a row. */
  openKey?: string
}

export type ApplicationRow = {
  id?: number
  username: string
  activityid: string
  activity_name: string
  /** What the member asked for, if anything. */
  amount: Money | null
  created_at: number
  /** What an approval pays, CNY. */
  bonus?: Money
  /** The promotion's span it applies to; at most one approval per span. */
  span?: string
  /** When its time decides it, ms; removed once it is decided. */
  dueAt?: number
  decided?: 'approved' | 'rejected'
}
export type AgentApplicationRow = {
  username: string
  mobile: string
  apply_info: string
  created_at: number
  /** Decided by a tester. */
  decided?: 'approved' | 'rejected'
}
/** An agent's commission that has been paid, once per month (`2026-07`). */
export type CommissionRow = { username: string; month: string; amount: Money; at: number }
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

/** A replacement for a call's next `left` answers. */
export type QueuedRow = {
  id?: number
  call: string
  left: number
  status?: number | undefined
  body?: string | undefined
  contentType?: string | undefined
  delayMs?: number | undefined
  drop?: 'request' | 'answer' | undefined
}
/** A logged call; `status` 0 means dropped, `code` is missing when the answer was no envelope. */
export type RequestRow = { id?: number; call: string; at: number; status: number; code?: number; ms: number }
