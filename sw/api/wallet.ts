import { isPositive } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import {
  getBalance,
  getVenueBalance,
  listVenueBalances,
  listVenues,
  recallAll,
  setTransferMode,
  transfer,
} from '@/contract/wallet'
import { balanceOf, MAIN_WALLET, move, readWallet, venueTotal } from '../db/ledger'
import { Refusal } from '../db/refusal'
import type { MemberRow } from '../db/rows'
import { venues } from '../db/seed/venues'
import type { Tx } from '../db/stores'
import { readAmount } from '../server/amounts'
import { say, serveMember, type Api } from '../server/serve'

/** Main wallet, venue wallets and transfers between them. */
export function mountWallet(api: Api): void {
  serveMember(api, getBalance, async ({ tx, member }) => {
    const wallet = await readWallet(tx, member.username)
    return { balance: wallet.main, gameblance: venueTotal(wallet) }
  })

  serveMember(api, listVenues, balances)
  serveMember(api, listVenueBalances, balances)

  serveMember(api, getVenueBalance, async ({ tx, member, input }) => {
    const { platname } = findVenue(input.platname)
    return { balance: balanceOf(await readWallet(tx, member.username), platname) }
  })

  serveMember(api, transfer, async ({ tx, member, now, input: { amount, sourcetype, targettype } }) => {
    if (sourcetype === targettype) throw new Refusal('不支持同平台转账', 209)
    if (sourcetype !== MAIN_WALLET && targettype !== MAIN_WALLET) throw new Refusal('不支持场馆之间互转', 209)
    const { platname } = findVenue(sourcetype === MAIN_WALLET ? targettype : sourcetype)
    await carry({ tx, member, now }, sourcetype === MAIN_WALLET ? 'in' : 'out', platname, readAmount(amount))
    return say('转账成功', { balance: (await readWallet(tx, member.username)).main })
  })

  serveMember(api, recallAll, async ({ tx, member, now }) => {
    const wallet = await readWallet(tx, member.username)
    const filled = Object.entries(wallet.venues).filter(([, balance]) => isPositive(balance))
    for (const [platname, balance] of filled) await carry({ tx, member, now }, 'out', platname, balance)
    const { main } = await readWallet(tx, member.username)
    return say(filled.length > 0 ? '回收成功' : '没有可回收的金额', { balance: main })
  })

  serveMember(api, setTransferMode, async ({ tx, member, input }) => {
    await tx.objectStore('members').put({ ...member, transferstatus: input.transferstatus })
    return say('操作成功')
  })
}

const balances = async ({ tx, member }: { tx: Tx; member: MemberRow }) => {
  const wallet = await readWallet(tx, member.username)
  return venues.map((venue) => ({ ...venue, balance: balanceOf(wallet, venue.platname) }))
}

function findVenue(platname: string) {
  const venue = venues.find((one) => one.platname === platname)
  if (!venue) throw new Refusal('场馆不存在', 201)
  return venue
}

/** Moves money into or out of a venue and adds the funds record. */
async function carry(
  { tx, member: { username }, now }: { tx: Tx; member: MemberRow; now: number },
  way: 'in' | 'out',
  platname: string,
  amount: Money,
): Promise<void> {
  const [from, to] = way === 'in' ? [MAIN_WALLET, platname] : [platname, MAIN_WALLET]
  await move(tx, { username, from, to, amount, kind: 'transfer', at: now })
  await tx.objectStore('transactions').add({
    username,
    type: way === 'in' ? 3 : 4,
    created_at: now,
    pay_way: findVenue(platname).name,
    api_type: platname,
    amount,
    state: 1,
    paytype: '',
    real_money: amount,
    rate: money('1'),
    bank: '',
  })
}
