import { coinOf, listBets, listTransactions } from '@/contract/records'
import { startOfPeriod } from '../db/beijing'
import { newestPage } from '../db/pages'
import { serveMember, type Api } from '../server/serve'

/** Bets and funds, newest first. Indexes keep the cost of a page at ten rows, however many there are. */
export function mountRecords(api: Api): void {
  serveMember(api, listBets, async ({ tx, member: { username }, now, input: { date, page, api_type } }) => {
    const from = startOfPeriod(date, now)
    const bets = tx.objectStore('bets')
    const found = await (api_type === ''
      ? newestPage(bets.index('time'), IDBKeyRange.bound([username, from], [username, Infinity]), page)
      : newestPage(
          bets.index('venue'),
          IDBKeyRange.bound([username, api_type, from], [username, api_type, Infinity]),
          page,
        ))
    return { ...found, data: found.data.map((bet) => ({ ...bet, platform_type: bet.api_type })) }
  })

  // Deposits and withdrawals have no venue: a venue filter leaves none of them.
  serveMember(api, listTransactions, async ({ tx, member: { username }, now, input }) => {
    const { date, page, api_type, type } = input
    const from = startOfPeriod(date, now)
    const rows = tx.objectStore('transactions')
    const found = await (api_type === ''
      ? newestPage(
          rows.index('time'),
          IDBKeyRange.bound([username, type, from], [username, type, Infinity]),
          page,
        )
      : newestPage(
          rows.index('venue'),
          IDBKeyRange.bound([username, type, api_type, from], [username, type, api_type, Infinity]),
          page,
        ))
    const data = found.data.map((row) => ({
      ...row,
      out_trade_no: row.out_trade_no ?? '',
      // As on real servers, a withdrawal in coin shows what arrives.
      amount: coinOf(row.type, row) ? row.real_money : row.amount,
      updated_at: row.decidedAt ?? row.created_at,
      turnover: row.turnover ?? null,
    }))
    return { ...found, data }
  })
}
