import { serverNow } from '@/api/serverClock'
import { cutText } from '@/components/lists/readAllPages'
import { readerOf } from '@/components/lists/readerOf'
import type { Load } from '@/components/lists/WholeLists'
import { isOrder } from '@/components/records/recordStates'
import type { RecordFilter } from '@/components/records/useRecordFilter'
import { betSums, openText, voidText } from '@/components/sums/betSums'
import { coinTotal, fundsEntries, sumBy, type ChartWords, type DaySum } from '@/components/sums/daySums'
import { listBets, listTransactions } from '@/contract/records'
import { formatMoney } from '@/lib/formatMoney'

/** What a chart is called, and how its sums come, with notes on what they leave out. */
export type Chart = {
  words: ChartWords
  load: Load<{ sums: readonly DaySum[]; leftOut: readonly (string | null)[] }>
}

/** Daily wins and losses of the filtered bets. */
export const betsChart = (filter: RecordFilter): Chart => ({
  words: { title: '每日输赢', note: '仅含已结算', up: '赢', down: '输' },
  load: async (read) => {
    const all = await read([readerOf(listBets, filter)])
    if (!all) return null
    const bets = all.lists.flat()
    const sums = betSums(bets)
    return {
      sums: sumBy('day', filter.date, serverNow(), { bets }).map(
        ({ day, bets: { won: up, lost: down } }) => ({ day, up, down }),
      ),
      leftOut: [openText(sums), voidText(sums), cutText(all)],
    }
  },
})

const ORDERS = { title: '每日存取', note: '不含审核拒绝与礼金', up: '存款', down: '取款' }
const TRANSFERS = { title: '每日转账', note: '不含失败', up: '转入', down: '转出' }

/** Daily deposits against withdrawals, or transfers in against out. */
export function fundsChart(filter: RecordFilter): Chart {
  const [into, outOf] = isOrder(filter.type) ? ([1, 2] as const) : ([3, 4] as const)
  return {
    words: isOrder(filter.type) ? ORDERS : TRANSFERS,
    load: async (read) => {
      const all = await read([into, outOf].map((type) => readerOf(listTransactions, { ...filter, type })))
      if (!all) return null
      const [ins = [], outs = []] = all.lists
      const coins = coinTotal(outOf, outs)
      return {
        sums: sumBy('day', filter.date, serverNow(), {
          ups: fundsEntries(into, ins),
          downs: fundsEntries(outOf, outs),
        }),
        leftOut: [coins && `不含USDT取款（共${formatMoney(coins)} USDT）`, cutText(all)],
      }
    },
  }
}
