import { expect, it } from 'vitest'
import { changesOf, keysOf } from './recordChanges'

type Row = { no: string; state: number }
const keyOf = ({ no }: Row) => no
const row = (no: string, state: number): Row => ({ no, state })

it('finds changed rows wherever they have moved', { tags: 'D70' }, () => {
  const before = [row('a', 1), row('b', 1), row('c', 2)]
  const now = [row('new', 1), row('a', 1), row('b', 2)]
  expect(changesOf(before, now, keyOf)).toEqual([{ key: 'b 0', before: row('b', 1), now: row('b', 2) }])
  expect(changesOf(before, before.toReversed(), keyOf)).toEqual([])
})

it('distinguishes equal rows of one second by their order', { tags: 'D70' }, () => {
  expect(keysOf([row('a', 1), row('a', 1), row('b', 1)], keyOf)).toEqual(['a 0', 'a 1', 'b 0'])
  const changes = changesOf([row('a', 2), row('a', 2)], [row('a', 2), row('a', 1)], keyOf)
  expect(changes.map(({ key }) => key)).toEqual(['a 1'])
})
