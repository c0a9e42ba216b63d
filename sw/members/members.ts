import type { Member } from '@/contract/member'
import { venueTotal } from '../db/ledger'
import type { MemberRow, WalletRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { settleDue } from '../effects/orders'
import { riseLevels } from '../effects/vip'
import { settleBets } from '../games/play'
import { settleApplications } from '../promotions/applications'
import { payWeeks } from '../promotions/weeks'
import { writePast } from './past'

/** Finds a member by name, with everything that is due settled first. */
export async function findMember(tx: Tx, username: string, now: number): Promise<MemberRow | undefined> {
  const found = await tx.objectStore('members').get(username)
  if (!found) return undefined
  if (found.pastDue) await writePast(tx, found)
  await settleDue(tx, username, now)
  await settleBets(tx, username, now)
  await settleApplications(tx, username, now)
  const settled = await tx.objectStore('members').get(username)
  if (settled) await payWeeks(tx, await riseLevels(tx, settled, now), now)
  return tx.objectStore('members').get(username)
}

/** The member as the API answers it: the row, balances and VIP level names. What the contract doesn't name is never sent. */
export const toMember = (row: MemberRow, wallet: WalletRow): Member => ({
  ...row,
  balance: wallet.main,
  gameblance: venueTotal(wallet),
  current_vip: `VIP${row.vip}`,
  vipname: row.vip > 0 ? `/art/vip-${row.vip}.svg` : '',
})
