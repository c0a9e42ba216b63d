import * as z from 'zod/mini'
import { getSite } from '@/contract/site'
import { isBalanced } from '../db/ledger'
import { readControls } from '../db/clock'
import { settleBets } from '../games/settle'
import { settleDue } from '../db/orders'
import type { Tx } from '../db/stores'
import { stateOf } from '../api/promotions'
import { handedChats } from './service'

const SHOWN = 200

/**
 * The state for testers: settings (the site's in wire spelling), members with their money, ledger, pending orders, last
 * requests. Reading it settles what is due, orders and bets, as a member's own read does (D39).
 */
export async function demoState(tx: Tx, now: number): Promise<Record<string, unknown>> {
  const controls = await readControls(tx)
  const waiting = await tx.objectStore('transactions').index('due').getAll()
  for (const username of new Set(waiting.map((order) => order.username))) await settleDue(tx, username, now)
  const open = await tx.objectStore('bets').index('due').getAll()
  for (const username of new Set(open.map((bet) => bet.username))) await settleBets(tx, username, now)
  const site = await tx.objectStore('site').get('site')
  const members = await tx.objectStore('members').getAll()
  const wallets = await tx.objectStore('wallets').getAll()
  const applications = await tx.objectStore('applications').getAll()
  const agents = await tx.objectStore('agentApplications').getAll()
  return {
    ...controls,
    now,
    site: site && z.encode(getSite.data, site),
    members: members.map(({ password: _password, payPassword: _payPassword, ...member }) => member),
    wallets: wallets.map((wallet) => ({ ...wallet, balanced: isBalanced(wallet) })),
    pending: await tx.objectStore('transactions').index('due').getAll(),
    applications: applications.filter((row) => stateOf(row, now, controls.holdsOrders) === 'pending'),
    agentApplications: agents.filter(({ decided }) => !decided),
    chats: await handedChats(tx),
    entries: await newest(tx, 'entries'),
    requests: await newest(tx, 'requests'),
    queued: await tx.objectStore('queued').getAll(),
  }
}

/** The last rows, newest first. Keys have no gaps, so one read is enough. */
async function newest(tx: Tx, name: 'entries' | 'requests'): Promise<unknown[]> {
  const store = tx.objectStore(name)
  const last = await store.openKeyCursor(null, 'prev')
  if (!last) return []
  return (await store.getAll(IDBKeyRange.lowerBound(last.key - SHOWN + 1))).toReversed()
}
