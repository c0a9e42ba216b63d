import { add, isLess, isPositive, multiply, roundDown, subtract } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import type { VipLevel } from '@/contract/vip'
import { startOfDay } from './beijing'
import { MAIN_WALLET, move, WORLD } from './ledger'
import { vipLevels } from './seed/vipLevels'
import type { BetRow, MemberRow, WalletRow } from './rows'
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

type Bet = Pick<BetRow, 'bet_id' | 'Code' | 'playname' | 'playmemo' | 'api_type' | 'bet_amount'> & {
  category: string
  win: Money
}

/** The wallet a member bets from: in mode 1 the main wallet, in mode 0 the venue's (D40). */
export const purse = (member: MemberRow, platform: string): string =>
  member.transferstatus ? MAIN_WALLET : platform

/**
 * Settles a bet with all its effects: stake, win, record, turnover, wagering requirement, rebate.
 * Throws Refusal 余额不足 (210).
 */
export async function placeBet(
  tx: Tx,
  member: MemberRow,
  { category, win, ...bet }: Bet,
  now: number,
): Promise<WalletRow> {
  const { username } = member
  const { bet_amount: stake, bet_id: reference } = bet
  const place = purse(member, bet.api_type)
  let wallet = await move(tx, {
    username,
    from: place,
    to: WORLD,
    amount: stake,
    kind: 'stake',
    reference,
    at: now,
  })
  if (isPositive(win)) {
    wallet = await move(tx, {
      username,
      from: WORLD,
      to: place,
      amount: win,
      kind: 'win',
      reference,
      at: now,
    })
  }
  await tx
    .objectStore('bets')
    .add({ ...bet, username, bet_time: now, win_loss: subtract(win, stake), status: 'settled' })
  const left = subtract(member.wagering, stake)
  const turned = { ...member, flow: add(member.flow, stake), wagering: isLess(left, NONE) ? NONE : left }
  await tx.objectStore('members').put(await accrueRebate(tx, turned, { ...bet, category }, now))
  return wallet
}

/** Adds whole cents to the game's pending row of the day; the fraction carries over to the next bet. */
async function accrueRebate(
  tx: Tx,
  member: MemberRow,
  { category, Code, api_type, bet_amount }: Omit<Bet, 'win'>,
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
