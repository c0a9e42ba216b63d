import * as z from 'zod/mini'
import { isLess, isPositive, subtract } from '@/contract/values/arithmetic'
import { refreshMember } from '@/contract/member'
import { toMoney, type Money } from '@/contract/values/money'
import { balanceOf, MAIN_WALLET, move, readWallet, WORLD } from '../db/ledger'
import { findMember } from '../members/members'
import { Refusal } from '../db/refusal'
import type { MemberRow } from '../db/rows'
import type { Tx } from '../db/stores'

const secret = z.optional(z.string())
const exact = z.optional(z.unknown())

/** A member's fields as /api/user spells them, and some the API doesn't show. */
export const memberPatch = z.looseObject({
  username: z.string(),
  password: secret,
  payPassword: secret,
  flow: exact,
  wagering: exact,
  /** Venue balances by code. */
  venues: z.optional(z.custom<Record<string, unknown>>()),
})

/** Refuses a patch with an unknown field and lists the known ones, so that a typo never passes for a patch. */
export function expectKnown(patch: object, known: string[]): void {
  const unknown = Object.keys(patch).filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Refusal(`没有字段 ${unknown.join(' ')}，可用的字段：${known.join(' ')}`, 1000)
}

/** Patches a member. Balances change by ledger adjustments, so that its sum rule holds. */
export async function patchMember(tx: Tx, patch: z.output<typeof memberPatch>, now: number): Promise<void> {
  const member = await findMember(tx, patch.username, now)
  if (!member) throw new Refusal('用户不存在', 202)
  const told = Object.keys(z.encode(refreshMember.data, member) as object)
  expectKnown(patch, [...new Set(['balance', ...Object.keys(memberPatch.shape), ...told])])
  const {
    balance,
    gameblance: _sum,
    current_vip: _level,
    vipname: _badge,
    ...rest
  } = z.decode(refreshMember.data, patch)
  const known = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined && value !== null),
  )
  const { password, payPassword } = patch
  const flow = toMoney(patch.flow)
  const wagering = toMoney(patch.wagering)
  const patched: MemberRow = {
    ...member,
    ...known,
    ...(password === undefined ? {} : { password }),
    ...(payPassword === undefined ? {} : { payPassword }),
    ...(flow === null ? {} : { flow }),
    ...(wagering === null ? {} : { wagering }),
  }
  await tx.objectStore('members').put(patched)
  if (balance) await bringTo(tx, patch.username, MAIN_WALLET, balance, now)
  for (const [platname, value] of Object.entries(patch.venues ?? {})) {
    const target = toMoney(value)
    if (target) await bringTo(tx, patch.username, platname, target, now)
  }
}

async function bringTo(tx: Tx, username: string, place: string, target: Money, at: number): Promise<void> {
  const held = balanceOf(await readWallet(tx, username), place)
  const [from, to, amount] = isLess(held, target)
    ? [WORLD, place, subtract(target, held)]
    : [place, WORLD, subtract(held, target)]
  if (isPositive(amount)) await move(tx, { username, from, to, amount, kind: 'adjustment', at })
}
