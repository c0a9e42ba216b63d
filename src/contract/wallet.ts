import * as z from 'zod/mini'
import { amount, exactAmount } from './values/money'
import { flag, key, record, rows, text } from './wire/codecs'
import { memberPost } from './wire/endpoint'
import { BALANCE_PATH } from './wire/paths'

/** Code of the main wallet among the venue codes. */
export const MAIN_WALLET = 'userbalance'

/** Main wallet and sum of venue wallets, CNY; null when the server left it out: keep the old figure. Polled every 4300 ms. */
export const getBalance = memberPost(BALANCE_PATH, {
  effect: 'read',
  // D25: a poll keeps the last good figure
  tone: 'silent',
  data: record({ balance: amount, gameblance: amount }),
})

const venue = z.object({ name: key, platname: text, balance: amount })

/** One venue wallet. */
export type Venue = z.output<typeof venue>

/** The venues, for filters and selects. */
export const listVenues = memberPost('/api/balancelist', { effect: 'read', data: rows(venue) })
/** The venues with their balances; polled every 3500 ms on the transfer page. */
export const listVenueBalances = memberPost('/api/balancelist2', { effect: 'read', data: rows(venue) })

/** The balance of one venue, CNY. */
export const getVenueBalance = memberPost('/api/userapimoney/:platname', {
  effect: 'read',
  request: z.object({ platname: z.string() }),
  data: record({ balance: amount }),
})

/** Main wallet afterwards, CNY; a recall that finds nothing to recall leaves it out. */
const moved = record({ balance: amount })

/**
 * Moves money between the main wallet and one venue; the message is always shown. Some servers move only whole yuan and report
 * a success (D65). Spec 2 §5, §8.
 */
export const transfer = memberPost('/api/transfer', {
  effect: 'money',
  action: '转账',
  trace: 'transfers',
  request: z.object({ amount: exactAmount, sourcetype: z.string(), targettype: z.string() }),
  data: moved,
  needs: ({ data }) => data.balance,
})

/** Moves all venue balances to the main wallet; the message is shown. */
export const recallAll = memberPost('/api/transall', {
  effect: 'money',
  action: '一键回收',
  trace: 'venues',
  data: moved,
})

/** Sets the mode: true = 免转模式. */
export const setTransferMode = memberPost('/api/uptransferstatus', {
  effect: 'change',
  action: '模式切换',
  request: z.object({ transferstatus: flag }),
})
