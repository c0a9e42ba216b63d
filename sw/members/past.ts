import { add } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { HOUR_MS, startOfWeek } from '../db/beijing'
import { readControls } from '../db/clock'
import { MAIN_WALLET, readWallet, venueTotal } from '../db/ledger'
import { GIFT } from '../db/orderTerms'
import { coinArrival } from '../db/payoutTerms'
import type { MemberRow } from '../db/rows'
import { messages } from '../db/seed/messages'
import type { Tx } from '../db/stores'
import { rebateKey } from '../effects/bets'
import { gameOf } from '../games/kinds'
import { placed, seedOf, show } from '../games/play'
import { makeHistory } from './history/history'
import type { PastLeg, SeedHistory } from './history/types'

const sum = (amounts: (Money | null)[]): Money => add(...amounts.map((amount) => amount ?? money('0')))

/**
 * Writes a member's seeded past at the first login, dated back from the seeding: about a thousand rows that a visitor needn't
 * wait for. The opening balance already contains its money.
 */
export async function writePast(tx: Tx, member: MemberRow): Promise<MemberRow> {
  const controls = await readControls(tx)
  const { seededAt } = controls
  const { username } = member
  const { main, ...wallet } = await readWallet(tx, username)
  const history = makeHistory({ now: seededAt, closing: add(main, venueTotal({ main, ...wallet })) })
  writeRecords(tx, member, history, { seededAt, seed: seedOf(controls) })
  for (const { hoursAgo, vip, title, content } of messages.toReversed()) {
    const rose = vip === undefined ? undefined : history.rises[vip - 1]
    const created_at = rose ?? seededAt - hoursAgo * HOUR_MS
    void tx.objectStore('messages').add({ username, title, content, created_at })
  }
  const paid = history.funds.filter(({ type, state, isBonus }) => type === 1 && state === 2 && !isBonus)
  const claimed = history.rebates.filter(({ state }) => state === 'claimed')
  const withPast: MemberRow = {
    ...member,
    pastDue: false,
    paysum: sum(paid.map(({ amount }) => amount)),
    flow: sum(history.bets.filter(({ status }) => status === 'settled').map((bet) => bet.bet_amount)),
    rebateClaimed: sum(claimed.map((rebate) => rebate.money)),
    vip: history.rises.length,
    createdAt: Math.min(...paid.map(({ created_at }) => created_at ?? seededAt)) - HOUR_MS,
    weeksPaidTo: startOfWeek(seededAt - 15 * HOUR_MS),
  }
  await tx.objectStore('members').put(withPast)
  return withPast
}

/** What an open bet on a coming match has, as if it had just been placed. */
function openSlip(at: Parameters<typeof placed>[0], { market, ahead }: PastLeg) {
  const { number } = show(at, gameOf(at).tables[0]!).rounds[ahead]!
  const { playmemo, dueAt, picks } = placed(at, money('10'), [`${number}.${market}`])
  return { playmemo, dueAt, open: { category: at.category, code: at.code, place: MAIN_WALLET, picks } }
}

// Not awaited: the transaction waits for all of them and fails as a whole.
function writeRecords(
  tx: Tx,
  member: MemberRow,
  { bets, funds, rebates, redPackets, applications }: SeedHistory,
  { seededAt, seed }: { seededAt: number; seed: string },
): void {
  const none = money('0')
  const { username } = member
  for (const { venue, bet_time, bet_amount, win_loss, status, leg, ...bet } of bets) {
    void tx.objectStore('bets').put({
      ...bet,
      ...(leg && openSlip({ ...bet, ...leg, platform: venue, name: '', seed, now: seededAt }, leg)),
      username,
      bet_time: bet_time ?? 0,
      bet_amount: bet_amount ?? none,
      win_loss: win_loss ?? none,
      status: status === 'unknown' ? 'invalid' : status,
      api_type: venue,
    })
  }
  for (const { venue, isBonus, decidedAt, turnover, ...row } of funds) {
    const { created_at, amount, out_trade_no, state, type, pay_way } = row
    const chain = type === 2 ? /^USDT-(.+)$/.exec(pay_way)?.[1] : undefined
    void tx.objectStore('transactions').add({
      username,
      type,
      created_at: created_at ?? 0,
      ...(out_trade_no === '' ? {} : { out_trade_no }),
      pay_way,
      api_type: venue,
      amount: amount ?? none,
      state: state ?? 0,
      ...(decidedAt === undefined ? {} : { decidedAt }),
      ...(turnover ? { turnover } : {}),
      paytype: isBonus ? GIFT : '',
      real_money: chain ? coinArrival(member, chain, amount ?? none) : (amount ?? none),
      rate: chain ? member.withdrawusdtrate : none,
      bank: chain ?? '',
    })
  }
  for (const {
    venue,
    money: granted,
    state,
    created_at,
    updated_at,
    gamename,
    game,
    day,
  } of rebates.toReversed()) {
    const openKey = state === 'pending' ? { openKey: rebateKey(username, venue, game, day) } : {}
    const row = {
      username,
      gamename,
      api_type: venue,
      state,
      created_at: created_at ?? 0,
      updated_at,
      ...openKey,
    }
    void tx.objectStore('rebates').add({ ...row, money: granted ?? none })
  }
  for (const {
    id: _number,
    money: recharge,
    redpacketmoney,
    created_at,
    usetime,
  } of redPackets.toReversed()) {
    const amounts = { money: recharge ?? none, redpacketmoney: redpacketmoney ?? none }
    void tx
      .objectStore('redPackets')
      .add({ username, ...amounts, created_at: created_at ?? 0, usetime: usetime ?? 0 })
  }
  for (const { state, created_at, ...applied } of applications.toReversed()) {
    const decided = state === 'approved' ? state : 'rejected'
    void tx.objectStore('applications').add({ ...applied, username, created_at: created_at ?? 0, decided })
  }
}
