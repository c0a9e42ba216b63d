import { isPositive } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { MAIN_WALLET, move, WORLD } from './ledger'
import { accountType } from './payoutTerms'
import { randomToken } from './random'
import type { MemberRow } from './rows'
import { members } from './seed/members'
import { site } from './seed/site'
import type { SeedMember } from './seed/types'
import { STORE_NAMES, type Tx } from './stores'

const NONE = money('0')
/** The seeded member with records and messages. */
const WITH_A_PAST = 'demo888'

/** Rates and fees, the same for every member. */
const TERMS = {
  usdtrate: money('7.20'),
  withdrawusdtrate: money('7.10'),
  withdrawcashfee: money('5'),
  withdrawfeeusdttrc: money('2'),
}

/** A newly registered member in transfer mode 1. */
export const blankMember = (username: string, createdAt: number): MemberRow => ({
  username,
  password: '',
  payPassword: '',
  realname: '',
  mobile: '',
  email: '',
  birthday: '',
  avatar: '',
  vip: 0,
  paysum: NONE,
  isagent: false,
  transferstatus: true,
  isblack: false,
  status: true,
  ...TERMS,
  flow: NONE,
  wagering: NONE,
  rebateClaimed: NONE,
  rebateCarry: NONE,
  referrer: '',
  createdAt,
  pastDue: false,
})

/** Fills an empty database with settings and members. A member's past is written at the first login (`past.ts`). */
export async function seed(tx: Tx, now: number): Promise<void> {
  await tx
    .objectStore('controls')
    .put({ id: 'controls', seededAt: now, clockOffsetMs: 0, delayMs: 0, gameSeed: randomToken() })
  await tx.objectStore('site').put({ ...site, id: 'site' })
  for (const member of members) await seedMember(tx, member, now)
}

/** Clears every store and seeds again. */
export async function reset(tx: Tx, now: number): Promise<void> {
  for (const name of STORE_NAMES) await tx.objectStore(name).clear()
  await seed(tx, now)
}

async function seedMember(tx: Tx, seeded: SeedMember, now: number): Promise<void> {
  const { balance, venues, accounts, ...row } = seeded
  const { username } = row
  await tx
    .objectStore('members')
    .put({ ...blankMember(username, now), ...row, pastDue: username === WITH_A_PAST })
  const opening = (to: string, amount: Money) =>
    isPositive(amount) ? move(tx, { username, from: WORLD, to, amount, kind: 'opening', at: now }) : undefined
  await opening(MAIN_WALLET, balance)
  for (const [platname, amount] of Object.entries(venues)) await opening(platname, amount)
  for (const { bank, bank_no, holder, chain, bank_address } of accounts) {
    await tx
      .objectStore('accounts')
      .add({ username, type: accountType(bank), bank, bank_no, holder, chain, bank_address })
  }
}
