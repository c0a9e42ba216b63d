import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { settle } from '../effects/orders'
import { balanceOf, HELD, isBalanced, MAIN_WALLET, move, readWallet, WORLD } from './ledger'
import { createStore, type Store } from './open'
import { Refusal } from './refusal'
import type { TransactionRow } from './rows'
import type { Tx } from './stores'

let stores = 0
const fresh = () => createStore(`ledger-${(stores += 1)}`)

async function within<T>(store: Store, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await store.begin()
  try {
    const result = await work(tx)
    await tx.done
    return result
  } catch (error) {
    tx.done.catch(() => undefined)
    tx.abort()
    throw error
  }
}

const movement = (from: string, to: string, amount: string) => ({
  username: 'm',
  from,
  to,
  amount: money(amount),
  kind: 'transfer' as const,
  at: 1,
})

describe('the ledger', () => {
  it('keeps every balance equal to its movements, to the cent', { tags: 'D37' }, async () => {
    const store = fresh()
    await within(store, (tx) => move(tx, movement(WORLD, MAIN_WALLET, '100')))
    for (let n = 0; n < 100; n++) await within(store, (tx) => move(tx, movement(MAIN_WALLET, 'AG', '0.1')))
    await within(store, (tx) => move(tx, movement('AG', WORLD, '3.33')))
    await within(store, (tx) => move(tx, movement(MAIN_WALLET, HELD, '50')))
    const wallet = await within(store, (tx) => readWallet(tx, 'm'))
    expect([wallet.main, balanceOf(wallet, 'AG'), wallet.held, wallet.cameIn, wallet.wentOut]).toEqual([
      '40',
      '6.67',
      '50',
      '100',
      '3.33',
    ])
    expect(isBalanced(wallet)).toBe(true)
    expect(isBalanced({ ...wallet, held: money('49.99') })).toBe(false)
    expect(isBalanced({ ...wallet, main: money('-10'), held: money('100') })).toBe(false)
  })

  it('refuses an overdraft with 210 and changes nothing', async () => {
    const store = fresh()
    await within(store, (tx) => move(tx, movement(WORLD, MAIN_WALLET, '5')))
    const entries = await within(store, (tx) => tx.objectStore('entries').count())
    const overdraft = within(store, (tx) => move(tx, movement(MAIN_WALLET, 'AG', '5.01')))
    await expect(overdraft).rejects.toMatchObject(new Refusal('余额不足', 210))
    expect((await within(store, (tx) => readWallet(tx, 'm'))).main).toBe('5')
    expect(await within(store, (tx) => tx.objectStore('entries').count())).toBe(entries)
  })

  it('allows only one of two payments of the last yuan', async () => {
    const store = fresh()
    await within(store, (tx) => move(tx, movement(WORLD, MAIN_WALLET, '1')))
    const pay = (venue: string) => within(store, (tx) => move(tx, movement(MAIN_WALLET, venue, '1')))
    const outcomes = await Promise.allSettled([pay('AG'), pay('PG'), pay('AG')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await within(store, (tx) => readWallet(tx, 'm'))).main).toBe('0')
  })

  it.each(['0', '-1'])('throws on a movement of %s: a bug, not a refusal', async (amount) => {
    await expect(within(fresh(), (tx) => move(tx, movement(WORLD, MAIN_WALLET, amount)))).rejects.toThrow(
      'no movement',
    )
  })

  it('settles an order only once', { tags: ['D37', 'D39'] }, async () => {
    const store = fresh()
    const sums = { amount: money('7'), real_money: money('7'), rate: money('7.2') }
    const texts = {
      username: 'demo888',
      out_trade_no: '1',
      pay_way: '',
      api_type: '',
      paytype: 'bank',
      bank: '',
    }
    const order = { ...sums, ...texts, type: 1, created_at: 1, state: 1, dueAt: 2 } as TransactionRow
    const before = await within(store, (tx) => readWallet(tx, 'demo888'))
    await within(store, (tx) => tx.objectStore('transactions').add(order))
    const settleAgain = () =>
      within(store, async (tx) => {
        const stored = await tx.objectStore('transactions').index('order').get('1')
        if (stored) await settle(tx, stored, true, 3)
      })
    await Promise.all([settleAgain(), settleAgain(), settleAgain()])
    const after = await within(store, (tx) => readWallet(tx, 'demo888'))
    expect(Number(after.main) - Number(before.main)).toBeCloseTo(7, 6)
  })
})
