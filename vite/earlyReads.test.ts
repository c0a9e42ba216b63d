import { expect, it } from 'vitest'
import * as contract from '@/contract/index'
import { earlyReads } from './earlyReads'

const reads = earlyReads(contract)
const GAMES = ['GET', '/api/game/list?category=']

it(
  'reads app info, notices and banners early on the home page, with the app’s own requests',
  { tags: 'D56' },
  () => {
    expect(reads['/']).toEqual([
      ['POST', '/api/app', '{}'],
      ['POST', '/api/homenotice', '{}'],
      ['POST', '/api/bannerList', '{"type":1}'],
    ])
  },
)

it('reads the general list of games early in every lobby', { tags: 's1-2.3' }, () => {
  const lobbies = Object.entries(reads).filter(([, calls]) => calls.some(([, path]) => path === GAMES[1]))
  expect(lobbies.map(([path]) => path).toSorted()).toEqual(
    ['/concise', '/gaming', '/joker', '/lottery', '/realbet', '/sport'].toSorted(),
  )
  expect(reads['/concise']).toContainEqual(GAMES)
})
