import * as z from 'zod/mini'
import { getSite } from '@/contract/site'
import { readControls } from '../db/clock'
import { isBalanced } from '../db/ledger'
import type { Tx } from '../db/stores'
import { findMember } from '../members/members'

const SHOWN = 200

/**
 * The state for testers: settings (the site's in wire spelling), members with their money, ledger, pending orders, last
 * requests. Reading it settles what is due, as a member's own read does.
 */
export async function demoState(tx: Tx, now: number, calls: string[]) {
  const controls = await readControls(tx)
  for (const { username, pastDue } of await tx.objectStore('members').getAll())
    if (!pastDue) await findMember(tx, username, now)
  const site = await tx.objectStore('site').get('site')
  const members = await tx.objectStore('members').getAll()
  const wallets = await tx.objectStore('wallets').getAll()
  const entries = tx.objectStore('entries')
  const agents = await tx.objectStore('agentApplications').getAll()
  return {
    ...controls,
    now,
    calls,
    site: site && z.encode(getSite.data, site),
    members: members.map(({ password: _password, payPassword: _payPassword, ...member }) => member),
    wallets: wallets.map((wallet) => ({ ...wallet, balanced: isBalanced(wallet) })),
    pending: await tx.objectStore('transactions').index('due').getAll(),
    applications: await tx.objectStore('applications').index('due').getAll(),
    agentApplications: agents.filter(({ decided }) => !decided),
    entries: newest(await entries.getAll(IDBKeyRange.lowerBound((await entries.count()) - SHOWN))),
    requests: newest(await tx.objectStore('requests').getAll()),
    queued: await tx.objectStore('queued').getAll(),
  }
}

/** The last rows, newest first. Keys of the ledger have no gaps but after a reset. */
const newest = <Row>(rows: Row[]): Row[] => rows.slice(-SHOWN).toReversed()
