import { expect, it } from 'vitest'
import type { OpenableGame } from '@/state/gameShelf'
import { keyOf } from './gameFilter'
import { arranged, KEPT, providersOf } from './lobbyOrder'

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
it('offers each provider once whatever its letter case, and favourites where there are any', () => {
  const ids = (kept: OpenableGame[]) => providersOf(games, keysOf(kept)).map(({ id }) => id)
  expect(ids([])).toEqual(['', 'PG', 'AG'])
  expect(ids([dice])).toEqual(['', KEPT, 'PG', 'AG'])
  expect(providersOf([night, dice], new Set())).toEqual([])
})

it('filters by favourites', { tags: 'D35' }, () => {
  const order = { filter: KEPT, sort: 'server', kept: keysOf([night]), recent: [] } as const
  expect(arranged(games, (one) => one, order)).toEqual([night])
})
