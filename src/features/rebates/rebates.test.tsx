import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listRebates } from '@/contract/rebates'
import { rebateRecords } from './rebates'

const cellsOf = (row: object) => {
  const { list } = z.decode(listRebates.data, { list: [row], jisuan: '0', nojisuan: '0' })
  return rebateRecords((text) => (text === 'pg' ? 'PG电子' : text)).columns.map(({ cell }) =>
    renderToStaticMarkup(<>{cell(list.data[0]!, 0)}</>).replace(/<[^>]*>/g, ''),
  )
}

const row = {
  gamename: 'AG 百家乐',
  money: '18.6',
  created_at: '2026-03-02 00:05:00',
  updated_at: '2026-03-02 15:32:10',
}

it('shows a pending rebate as not claimed, even with a claim time', { tags: ['s2-2.9', 's2-4.1'] }, () => {
  expect(cellsOf({ ...row, state: 0 })).toEqual([
    'AG 百家乐',
    '18.60',
    '待领取',
    '2026-03-02 00:05:00',
    '未领取',
  ])
})

it('treats any other state as claimed and shows the time', { tags: ['s2-2.9', 's2-4.1'] }, () => {
  for (const state of [1, '2']) {
    expect(cellsOf({ ...row, state }).slice(2)).toEqual([
      '已领取',
      '2026-03-02 00:05:00',
      '2026-03-02 15:32:10',
    ])
  }
})

it('replaces a venue code by the name of the venue, also in the export', { tags: 's2-2.9' }, () => {
  expect(cellsOf({ ...row, gamename: 'pg' })[0]).toBe('PG电子')
})
