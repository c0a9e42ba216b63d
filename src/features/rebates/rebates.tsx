import type { VenueNames } from '@/components/games/useVenueNames'
import { signed, state, text, time, timeText, wayTo } from '@/components/records/columns'
import { records } from '@/components/records/records'
import { listRebates, type Rebate } from '@/contract/rebates'
import { formatDateTime } from '@/contract/values/beijing'
import { paths } from '@/navigation/paths'
import type { StateLook } from '@/ui/StateTag'

/** Names and tones of the states. */
const looks: Record<Rebate['state'], StateLook> = {
  pending: { text: '待领取', tone: 'waiting' },
  claimed: { text: '已领取', tone: 'good' },
}

/** 返水记录. Some servers send the venue's code as the game, and `updated_at` even while pending. */
export const rebateRecords = (venueName: VenueNames) =>
  records({
    read: listRebates,
    input: ({ date, api_type, page }) => ({ date, api_type, page, type: '' as const }),
    // The totals stand beside the page.
    pageOf: ({ list, claimed, pending }) => ({ ...list, claimed, pending }),
  })({
    title: '返水记录',
    detail: '返水详情',
    isFiltered: true,
    keyOf: (row) => `${row.gamename} ${row.created_at} ${row.money}`,
    columns: [
      text('游戏名称', ({ gamename }) => venueName(gamename), 'title'),
      signed('金额', ({ money }) => money),
      state(({ state }) => looks[state]),
      time('时间', ({ created_at }) => created_at),
      {
        head: '领取时间',
        cell: (row) => (row.state === 'pending' ? '未领取' : formatDateTime(row.updated_at)),
        value: (row) => (row.state === 'pending' ? '未领取' : timeText(row.updated_at)),
      },
    ],
    empty: {
      when: '当日投注的返水，于次日15:00–16:00（北京时间）列出。',
      from: wayTo('去玩游戏', paths.slots()),
    },
  })
