import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listGamesByCode } from '@/contract/games'
import { fromCode, rowsOf } from './byCode'
import type { ByCode } from './slotLists'

const rows = (...list: [catecode: string, gamename: string, gametype?: string | null][]) =>
  z.decode(
    listGamesByCode.data,
    list.map(([catecode, gamename, gametype]) => ({
      catecode,
      gamename,
      gamecode: '0',
      gamepic: '',
      gametype,
    })),
  )
const names = (list: { gamename: string }[]) => list.map(({ gamename }) => gamename)

it('opens an entry by its own category, else by its list’s code', { tags: 'D50' }, () => {
  const [own, none] = rows(['AG', '捕鱼王', 'fishing'], ['FG', '深海猎手', null])
  expect(fromCode(own!, 'obgdy')).toMatchObject({ name: 'AG', type: 'fishing', code: '0', title: '捕鱼王' })
  expect(fromCode(none!, 'obgdy')).toMatchObject({ name: 'FG', type: 'obgdy', code: '0' })
})

const same = rows(
  ['AG', '捕鱼王', 'fishing'],
  ['PG', '麻将胡了', 'concise'],
  ['FG', '渔乐', 'fishing'],
  ['PG', '无名'],
)

it.each<[ByCode, string[]]>([
  ['obgdy', ['捕鱼王', '渔乐', '无名']],
  ['fgfish', ['渔乐']],
  ['pg', ['麻将胡了', '无名']],
])('keeps the rows of %s if a server sends the same rows for every code', (code, left) => {
  expect(names(rowsOf(same, code))).toEqual(left)
})

it('empties no list because of unknown categories or platforms', { tags: 'D50' }, () => {
  const foreign = rows(['XX', '甲', 'buyu'], ['YY', '乙', '6'])
  for (const code of ['obgdy', 'pg', 'fgfish'] as const)
    expect(names(rowsOf(foreign, code))).toEqual(['甲', '乙'])
  expect(rowsOf([], 'obgdy')).toEqual([])
})
