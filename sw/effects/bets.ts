import { add, isLess, isPositive, multiply, roundDown, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { DAY_MS, HOUR_MS, startOfDay } from '../db/beijing'
import { MAIN_WALLET, move, WORLD } from '../db/ledger'
import type { BetRow, MemberRow, OpenBet, RebateRow, WalletRow } from '../db/rows'
import { rebateRate } from '../db/seed/vipLevels'
import type { Tx } from '../db/stores'
import { noteReached, riseLevels } from './vip'

const NONE = money('0')

type Bet = Pick<BetRow, 'bet_id' | 'Code' | 'playname' | 'playmemo' | 'api_type' | 'bet_amount'>

/** The wallet a member bets from: in mode 1 the main wallet, in mode 0 the venue's. */
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
    category,
    bet_time: now,
    win_loss: subtract(win, bet.bet_amount),
    status: 'settled',
  } as const
  await tx.objectStore('bets').add(row)
  const paid = await pay(tx, row, place, { kind: 'win', amount: win, at: now })
  await turnOver(tx, member, row, now)
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

/** Settles an open bet: pays its win, or returns the stake if it is void. Void bets don't count as turnover. */
export async function closeBet(tx: Tx, row: BetRow, win: Money | 'void', playmemo: string): Promise<void> {
  const { dueAt: at = 0, open, ...rest } = row
  if (!open) return
  const isVoid = win === 'void'
  const { category } = open
  const win_loss = isVoid ? NONE : subtract(win, row.bet_amount)
  const status = isVoid ? 'invalid' : 'settled'
  await tx.objectStore('bets').put({ ...rest, category, playmemo, win_loss, status })
  if (isVoid) {
    await pay(tx, row, open.place, { kind: 'refund', amount: row.bet_amount, at })
    return
  }
  await pay(tx, row, open.place, { kind: 'win', amount: win, at })
  const member = await tx.objectStore('members').get(row.username)
  if (member) await turnOver(tx, member, { ...row, category, win_loss }, at)
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

/** Lobbies where a tie returns the stake. */
const TIES = ['realbet', 'joker']

/** Whether a settled bet counts as turnover: a tie that returned the stake does not. */
export const isTurnover = ({ category = '', win_loss }: Pick<BetRow, 'category' | 'win_loss'>): boolean =>
  !TIES.includes(category) || /[1-9]/.test(win_loss)

/** Counts a settled bet's stake towards turnover, the withdrawal requirement and the rebate; ties count for nothing. */
async function turnOver(
  tx: Tx,
  member: MemberRow,
  bet: Bet & { category: string; win_loss: Money },
  now: number,
): Promise<void> {
  if (!isTurnover(bet)) return
  const risen = await riseLevels(tx, member, now)
  const left = subtract(risen.wagering, bet.bet_amount)
  const flow = add(risen.flow, bet.bet_amount)
  const turned = noteReached({ ...risen, flow, wagering: isLess(left, NONE) ? NONE : left }, now)
  await tx.objectStore('members').put(await accrueRebate(tx, turned, bet, now))
}

/** Maximum rebate per day, CNY. */
const MOST_A_DAY = money('18888')

/**
 * Adds whole cents to the game's row for the day, claimable from 15:00 of the next day; the fraction carries over to the next
 * bet.
 */
async function accrueRebate(
  tx: Tx,
  member: MemberRow,
  { category, Code, api_type, bet_amount }: Bet & { category: string },
  now: number,
): Promise<MemberRow> {
  const earned = add(member.rebateCarry, multiply(bet_amount, rebateRate(member.vip, category)))
  const whole = roundDown(earned)
  const rebateCarry = subtract(earned, whole)
  if (!isPositive(whole)) return { ...member, rebateCarry }
  const { username } = member
  const created_at = claimableAt(now)
  const openKey = rebateKey(username, api_type, Code, startOfDay(now))
  const rebates = tx.objectStore('rebates')
  const open = await rebates.index('open').get(openKey)
  const room = subtract(MOST_A_DAY, await dayTotal(tx, username, created_at))
  const cents = isLess(room, whole) ? room : whole
  if (!isPositive(cents)) return { ...member, rebateCarry }
  const fresh = {
    username,
    gamename: `${api_type} ${Code}`,
    api_type,
    state: 'pending',
    created_at,
    updated_at: null,
    openKey,
  } as const
  await rebates.put(open ? { ...open, money: add(open.money, cents) } : { ...fresh, money: cents })
  return { ...member, rebateCarry }
}

/** Key of a member's pending rebate: venue, game and the start of the Beijing day. */
export const rebateKey = (username: string, venue: string, game: string, day: number): string =>
  `${username} ${venue} ${game} ${day}`

/** When the rebate of a day's bets can be claimed: the next Beijing day at 15:00. */
export const claimableAt = (at: number): number => startOfDay(at) + DAY_MS + 15 * HOUR_MS

async function dayTotal(tx: Tx, username: string, created_at: number): Promise<Money> {
  const rows = await tx
    .objectStore('rebates')
    .index('time')
    .getAll(IDBKeyRange.only([username, created_at]))
  return add(NONE, ...rows.map((row) => row.money))
}

/** A member's rebates that can be claimed now. */
export async function claimableRebates(tx: Tx, username: string, now: number): Promise<RebateRow[]> {
  const open = IDBKeyRange.bound(`${username} `, `${username} \uffff`)
  const rows = await tx.objectStore('rebates').index('open').getAll(open)
  return rows.filter(({ created_at }) => created_at <= now)
}
