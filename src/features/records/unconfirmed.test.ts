import { expect, it } from 'vitest'
import { balanceTrail, noteBalance, type Sighting } from '@/components/member/balanceTrail'
import type { FundsType } from '@/contract/records'
import { money } from '@/contract/values/money'
import { isUnconfirmed } from './unconfirmed'

const SECOND = 1000
const SENT = Date.UTC(2026, 10, 26, 16, 0, 0)
const row = { created_at: SENT, amount: money('137'), state: 0 }
/** Balances with the second at which each was seen first; it was seen until the next. */
const seen = (...figures: [second: number, main: string][]): Sighting[] =>
  figures.map(([second, main], index) => ({
    main: money(main),
    from: SENT + second * SECOND,
    to: SENT + ((figures[index + 1]?.[0] ?? second + 600) - 4) * SECOND,
  }))
const FELL = seen([-60, '1000.00'], [3, '863'])

it.each<[string, { type?: FundsType; state?: number; after?: number; sightings: Sighting[] }, boolean]>([
  ['the balance fell by it', { sightings: FELL }, true],
  ['it fell before another movement', { sightings: [...FELL, ...seen([60, '813'])] }, true],
  ['it fell half a minute later', { sightings: seen([-60, '1000'], [30, '863']) }, true],
  ['it fell by another amount', { sightings: seen([-60, '1000'], [3, '862']) }, false],
  ['it rose', { sightings: seen([-60, '863'], [3, '1000']) }, false],
  ['it did not move', { sightings: seen([-60, '1000']) }, false],
  ['nothing is known', { sightings: [] }, false],
  ['it came back', { sightings: seen([-60, '1000'], [3, '863'], [40, '1000']) }, false],
  ['it fell minutes before', { sightings: seen([-300, '1000'], [-200, '863']) }, false],
  ['it fell minutes later', { sightings: seen([-60, '1000'], [200, '863']) }, false],
  ['ten minutes have passed', { sightings: FELL, after: 600 }, false],
  ['the record says 成功 now', { sightings: FELL, state: 1 }, false],
  ['it is another type', { sightings: FELL, type: 4 }, false],
])(
  'a failed transfer is marked only if it may still succeed: %s',
  (_name, { type = 3, state = 0, after = 20, sightings }, expected) => {
    const now = SENT + after * SECOND
    expect(isUnconfirmed(type, { ...row, state }, { now, doubt: 3 * SECOND, sightings })).toBe(expected)
  },
)

it('a fall counts as one where the clock was set back between the two balances', { tags: 'D77' }, () => {
  const now = SENT + SECOND
  noteBalance(money('1000'), SENT + 3 * SECOND)
  noteBalance(money('863'), now)
  const seenNow = { now, doubt: SECOND, sightings: balanceTrail().toSorted((a, b) => a.from - b.from) }
  expect(isUnconfirmed(3, row, seenNow)).toBe(true)
})
