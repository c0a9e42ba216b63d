import { isBalanced } from '../db/ledger'
import { readControls } from '../db/clock'
import type { Tx } from '../db/stores'

const SHOWN = 200

/** Everything a tester wants to see at once: settings, members with their money, ledger, pending orders, last requests. */
export async function demoState(tx: Tx, now: number): Promise<Record<string, unknown>> {
  const members = await tx.objectStore('members').getAll()
  const wallets = await tx.objectStore('wallets').getAll()
  const transactions = await tx.objectStore('transactions').index('due').getAll()
  return {
    ...(await readControls(tx)),
    now,
    site: await tx.objectStore('site').get('site'),
    members: members.map(({ password: _password, payPassword: _payPassword, ...member }) => member),
    wallets: wallets.map((wallet) => ({ ...wallet, balanced: isBalanced(wallet) })),
    pending: transactions,
    entries: await newest(tx, 'entries'),
    requests: await newest(tx, 'requests'),
    queued: await tx.objectStore('queued').getAll(),
  }
}

async function newest(tx: Tx, name: 'entries' | 'requests'): Promise<unknown[]> {
  const rows: unknown[] = []
  let cursor = await tx.objectStore(name).openCursor(null, 'prev')
  while (cursor && rows.length < SHOWN) {
    rows.push(cursor.value)
    cursor = await cursor.continue()
  }
  return rows
}
