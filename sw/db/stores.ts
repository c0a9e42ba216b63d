import type { DBSchema, IDBPTransaction, StoreNames } from 'idb'
import type * as rows from './rows'

/** The demo server's database. */
export interface Schema extends DBSchema {
  controls: { key: string; value: rows.ControlsRow }
  site: { key: string; value: rows.SiteRow }
  members: { key: string; value: rows.MemberRow }
  wallets: { key: string; value: rows.WalletRow }
  entries: { key: number; value: rows.EntryRow; indexes: { member: [string, number] } }
  sessions: { key: string; value: rows.SessionRow; indexes: { member: string } }
  tickets: { key: string; value: rows.TicketRow; indexes: { session: string } }
  answers: { key: [string, string]; value: rows.AnswerRow; indexes: { age: number } }
  transactions: {
    key: number
    value: rows.TransactionRow
    indexes: {
      order: string
      due: [string, number]
      time: [string, number, number]
      venue: [string, number, string, number]
    }
  }
  bets: {
    key: string
    value: rows.BetRow
    indexes: { time: [string, number]; venue: [string, string, number]; due: [string, number] }
  }
  rebates: {
    key: number
    value: rows.RebateRow
    indexes: { open: string; time: [string, number]; venue: [string, string, number] }
  }
  applications: {
    key: number
    value: rows.ApplicationRow
    indexes: { time: [string, number]; due: [string, number] }
  }
  agentApplications: { key: string; value: rows.AgentApplicationRow }
  commissions: { key: [string, string]; value: rows.CommissionRow }
  messages: { key: number; value: rows.MessageRow; indexes: { time: [string, number] } }
  accounts: { key: number; value: rows.AccountRow; indexes: { kind: [string, number] } }
  redPackets: { key: number; value: rows.RedPacketRow; indexes: { time: [string, number] } }
  queued: { key: number; value: rows.QueuedRow; indexes: { call: string } }
  requests: { key: number; value: rows.RequestRow }
}

/** Key path, auto-increment and indexes of each store. */
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
    indexes: {
      time: { on: ['username', 'bet_time'] },
      venue: { on: ['username', 'api_type', 'bet_time'] },
      due: { on: ['username', 'dueAt'] },
    },
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
  applications: {
    keyPath: 'id',
    counts: true,
    indexes: { time: { on: ['username', 'created_at'] }, due: { on: ['username', 'dueAt'] } },
  },
  agentApplications: { keyPath: 'username' },
  commissions: { keyPath: ['username', 'month'] },
  messages: { keyPath: 'id', counts: true, indexes: { time: { on: ['username', 'created_at'] } } },
  accounts: { keyPath: 'id', counts: true, indexes: { kind: { on: ['username', 'type'] } } },
  redPackets: { keyPath: 'id', counts: true, indexes: { time: { on: ['username', 'usetime'] } } },
  queued: { keyPath: 'id', counts: true, indexes: { call: { on: 'call' } } },
  requests: { keyPath: 'id', counts: true },
}

/** The names of all stores. */
export const STORE_NAMES = Object.keys(STORES) as StoreNames<Schema>[]

/** The transaction of a call. Awaiting anything but its own requests commits it. */
export type Tx = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>
