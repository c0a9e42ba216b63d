import { expect, it } from 'vitest'
import type { OpenableGame } from '@/state/gameShelf'
import { keyOf } from './gameFilter'
import { arranged, KEPT, providersOf, type Sort } from './lobbyOrder'

const game = (name: string, title: string): OpenableGame => ({
  name,
  type: 'concise',
  code: title,
  title,
  picture: '',
})
const koi = game('PG', '锦鲤跃金')
const night = game('ag', '长安夜色')
const dice = game('AG', '云端骰宝')
const games = [koi, night, dice]
const keysOf = (list: OpenableGame[]) => new Set(list.map(keyOf))
const titles = (filter: string, sort: Sort, kept: OpenableGame[] = [], recent: OpenableGame[] = []) =>
  arranged(games, (one) => one, { filter, sort, kept: keysOf(kept), recent }).map(({ title }) => title)

it('offers each provider once whatever its letter case, and favourites where there are any', () => {
  const ids = (kept: OpenableGame[]) => providersOf(games, keysOf(kept)).map(({ id }) => id)
  expect(ids([])).toEqual(['', 'PG', 'AG'])
  expect(ids([dice])).toEqual(['', KEPT, 'PG', 'AG'])
  expect(providersOf([night, dice], new Set())).toEqual([])
})

it('keeps the order of the server unless another is chosen', { tags: 'D35' }, () => {
  expect(titles('', 'server')).toEqual(['锦鲤跃金', '长安夜色', '云端骰宝'])
  expect(titles('AG', 'server')).toEqual(['长安夜色', '云端骰宝'])
})

it('sorts by name in the order of pinyin', { tags: 'D35' }, () => {
  expect(titles('', 'name').indexOf('锦鲤跃金')).toBeLessThan(titles('', 'name').indexOf('云端骰宝'))
})

it('puts the last played first and keeps the rest in order', { tags: 'D35' }, () => {
  expect(titles('', 'recent', [], [dice])).toEqual(['云端骰宝', '锦鲤跃金', '长安夜色'])
})

it('filters by favourites', { tags: 'D35' }, () => {
  expect(titles(KEPT, 'server', [night])).toEqual(['长安夜色'])
})
