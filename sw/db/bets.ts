import { add, isLess, isPositive, multiply, roundDown, subtract } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import type { VipLevel } from '@/contract/vip'
import { startOfDay } from './beijing'
import { MAIN_WALLET, move, WORLD } from './ledger'
import { vipLevels } from './seed/vipLevels'
import type { BetRow, MemberRow, OpenBet, WalletRow } from './rows'
import type { Tx } from './stores'

const NONE = money('0')

/** The VIP table's column with a lobby's rebate rate. */
const RATES: Record<string, keyof Omit<VipLevel, 'status' | 'vipname'>> = {
  realbet: 'realperson',
  concise: 'electron',
  fishing: 'electron',
  joker: 'joker',
  sport: 'sport',
  lottery: 'lottery',
  gaming: 'e_sport',
}

type Bet = Pick<BetRow, 'bet_id' | 'Code' | 'playname' | 'playmemo' | 'api_type' | 'bet_amount'>

/** The wallet a member bets from: in mode 1 the main wallet, in mode 0 the venue's (D40). */
export const purse = (member: MemberRow, platform: string): string =>
  member.transferstatus ? MAIN_WALLET : platform

/** Places a bet that is decided at once, with all its effects. Throws Refusal 余额不足 (210). */
export async function placeBet(
  tx: Tx,
  member: MemberRow,
  { category, win, ...bet }: Bet & { category: string; win: Money },
  now: number,
): Promise<WalletRow> {
  const { username } = member
  const place = purse(member, bet.api_type)
  const staked = await stake(tx, { ...bet, username }, place, now)
  const row = {
    ...bet,
    username,
    bet_time: now,
    win_loss: subtract(win, bet.bet_amount),
    status: 'settled',
  } as const
  await tx.objectStore('bets').add(row)
  const paid = await pay(tx, row, place, { kind: 'win', amount: win, at: now })
  await turnOver(tx, member, { ...row, category }, now)
  return paid ?? staked
}

/** Places a bet whose time comes later: the stake leaves the wallet. Throws Refusal 余额不足 (210). */
export async function openBet(
  tx: Tx,
  member: MemberRow,
  bet: Bet & { dueAt: number; open: Omit<OpenBet, 'place'> },
  now: number,
): Promise<WalletRow> {
  const { username } = member
  const place = purse(member, bet.api_type)
  const open = { ...bet.open, place }
  await tx
    .objectStore('bets')
    .add({ ...bet, open, username, bet_time: now, win_loss: NONE, status: 'unsettled' })
  return stake(tx, { ...bet, username }, place, now)
}

/** Ends an open bet: pays what it won, or returns the stake of a void one, which counts as no turnover. */
export async function closeBet(tx: Tx, row: BetRow, win: Money | 'void', playmemo: string): Promise<void> {
  const { dueAt: at = 0, open, ...rest } = row
  if (!open) return
  const isVoid = win === 'void'
  const win_loss = isVoid ? NONE : subtract(win, row.bet_amount)
  await tx.objectStore('bets').put({ ...rest, playmemo, win_loss, status: isVoid ? 'invalid' : 'settled' })
  if (isVoid) {
    await pay(tx, row, open.place, { kind: 'refund', amount: row.bet_amount, at })
    return
  }
  await pay(tx, row, open.place, { kind: 'win', amount: win, at })
  const member = await tx.objectStore('members').get(row.username)
  if (member) await turnOver(tx, member, { ...row, category: open.category }, at)
}

type Staked = Pick<BetRow, 'username' | 'bet_id' | 'bet_amount'>

const stake = (
  tx: Tx,
  { username, bet_id: reference, bet_amount: amount }: Staked,
  from: string,
  at: number,
) => move(tx, { username, from, to: WORLD, amount, kind: 'stake', reference, at })

const pay = async (
  tx: Tx,
  { username, bet_id: reference }: Staked,
  to: string,
  paid: { kind: 'win' | 'refund'; amount: Money; at: number },
) => (isPositive(paid.amount) ? move(tx, { username, from: WORLD, to, reference, ...paid }) : undefined)

/** Counts a settled bet's stake as turnover, towards the requirement, and for the rebate. */
async function turnOver(
  tx: Tx,
  member: MemberRow,
  bet: Bet & { category: string },
  now: number,
): Promise<void> {
  const left = subtract(member.wagering, bet.bet_amount)
  const flow = add(member.flow, bet.bet_amount)
  const turned = { ...member, flow, wagering: isLess(left, NONE) ? NONE : left }
  await tx.objectStore('members').put(await accrueRebate(tx, turned, bet, now))
}

/** Adds whole cents to the game's pending row of the day; the fraction carries over to the next bet. */
async function accrueRebate(
  tx: Tx,
  member: MemberRow,
  { category, Code, api_type, bet_amount }: Bet & { category: string },
  now: number,
): Promise<MemberRow> {
  const rate = vipLevels[member.vip]?.[RATES[category] ?? 'electron'] ?? NONE
  const earned = add(member.rebateCarry, multiply(multiply(bet_amount, rate), money('0.01')))
  const cents = roundDown(earned)
  const rebateCarry = subtract(earned, cents)
  if (!isPositive(cents)) return { ...member, rebateCarry }
  const { username } = member
  const openKey = `${username} ${api_type} ${Code} ${startOfDay(now)}`
  const rebates = tx.objectStore('rebates')
  const open = await rebates.index('open').get(openKey)
  const fresh = {
    username,
    gamename: `${api_type} ${Code}`,
    api_type,
    state: 'pending',
    created_at: now,
    updated_at: null,
    openKey,
  } as const
  await rebates.put(open ? { ...open, money: add(open.money, cents) } : { ...fresh, money: cents })
  return { ...member, rebateCarry, rebatePending: add(member.rebatePending, cents) }
}
