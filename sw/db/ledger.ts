import { add, isLess, isPositive, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { MAIN_WALLET } from '@/contract/wallet'
import { Refusal } from './refusal'
import type { EntryKind, WalletRow } from './rows'
import type { Tx } from './stores'

/*
 * The only place where money moves (D37). Every movement has a source and a target; WORLD is everything outside the member.
 * So main + venues + held = cameIn - wentOut holds after each one.
 */

/** Everything outside the member: bank, house, back office. */
export const WORLD = 'world'
/** Pending withdrawals. */
export const HELD = 'held'
export { MAIN_WALLET }

const NONE = money('0')

type Movement = {
  username: string
  /** MAIN_WALLET, HELD, WORLD or a venue code. */
  from: string
  to: string
  amount: Money
  kind: EntryKind
  /** What it belongs to: order number, bet id, ... */
  reference?: string
  at: number
}

/** Moves money within the transaction. Throws Refusal 余额不足 (210). */
export async function move(tx: Tx, { reference = '', ...movement }: Movement): Promise<WalletRow> {
  const { username, from, to, amount } = movement
  if (!isPositive(amount) || from === to) throw new Error(`no movement: ${amount} from ${from} to ${to}`)
  const store = tx.objectStore('wallets')
  const wallet = await readWallet(tx, username)
  if (from !== WORLD && isLess(balanceOf(wallet, from), amount)) throw new Refusal('余额不足', 210)
  take(wallet, from, amount)
  give(wallet, to, amount)
  if (!isBalanced(wallet)) throw new Error(`the books of ${username} do not balance`)
  await store.put(wallet)
  await tx.objectStore('entries').add({ ...movement, reference })
  return wallet
}

/** A member's wallet; all zero before the first movement. */
export async function readWallet(tx: Tx, username: string): Promise<WalletRow> {
  const found = await tx.objectStore('wallets').get(username)
  return found ?? { username, main: NONE, venues: {}, held: NONE, cameIn: NONE, wentOut: NONE }
}

/** The balance of one place of a wallet. */
export function balanceOf(wallet: WalletRow, place: string): Money {
  if (place === MAIN_WALLET) return wallet.main
  return (place === HELD ? wallet.held : wallet.venues[place]) ?? NONE
}

/** The sum of all venue wallets. */
export const venueTotal = (wallet: WalletRow): Money => add(...Object.values(wallet.venues))

/** Whether each balance equals its credits minus its debits, and none is negative. */
export function isBalanced(wallet: WalletRow): boolean {
  const places = [wallet.main, wallet.held, ...Object.values(wallet.venues)]
  const difference = subtract(add(...places), subtract(wallet.cameIn, wallet.wentOut))
  return !/[1-9]/.test(difference) && places.every((amount) => !isLess(amount, NONE))
}

function take(wallet: WalletRow, place: string, amount: Money): void {
  if (place === WORLD) wallet.cameIn = add(wallet.cameIn, amount)
  else write(wallet, place, subtract(balanceOf(wallet, place), amount))
}

function give(wallet: WalletRow, place: string, amount: Money): void {
  if (place === WORLD) wallet.wentOut = add(wallet.wentOut, amount)
  else write(wallet, place, add(balanceOf(wallet, place), amount))
}

function write(wallet: WalletRow, place: string, amount: Money): void {
  if (place === MAIN_WALLET) wallet.main = amount
  else if (place === HELD) wallet.held = amount
  else wallet.venues[place] = amount
}
