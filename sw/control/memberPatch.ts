import type * as z from 'zod/mini'
import { isLess, isPositive, subtract } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { balanceOf, MAIN_WALLET, move, readWallet, WORLD } from '../db/ledger'
import { Refusal } from '../db/refusal'
import type { MemberRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { findMember } from '../members/members'
import type { requests } from './requests'

type Patch = z.output<typeof requests.member>

/** Patches a member with what can be read of it. Balances change by ledger adjustments, so that its sum rule holds. */
export async function patchMember(tx: Tx, patch: Patch, now: number): Promise<void> {
  const { username, balance, venues = {}, ...fields } = patch
  const member = await findMember(tx, username, now)
  if (!member) throw new Refusal('用户不存在', 202)
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  await tx.objectStore('members').put({ ...member, ...(Object.fromEntries(known) as Partial<MemberRow>) })
  for (const [place, target] of Object.entries({ [MAIN_WALLET]: balance, ...venues }))
    if (target) await bringTo(tx, username, place, target, now)
}

async function bringTo(tx: Tx, username: string, place: string, target: Money, at: number): Promise<void> {
  const held = balanceOf(await readWallet(tx, username), place)
  const [from, to, amount] = isLess(held, target)
    ? [WORLD, place, subtract(target, held)]
    : [place, WORLD, subtract(held, target)]
  if (isPositive(amount)) await move(tx, { username, from, to, amount, kind: 'adjustment', at })
}
