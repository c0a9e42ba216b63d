import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getPromotion } from './promotions'

/** A real server's response for an unknown id, as far as it is read. */
const UNKNOWN = {
  id: 99,
  title: '',
  content: '',
  memo: '',
  banner: '',
  can_apply: 0,
  starts_at: '',
  ends_at: '',
  state: 0,
}
const read = (data: unknown) => z.decode(getPromotion.data, data)

it('reads an empty or ended promotion as none', { tags: ['D16', 's1-2.25'] }, () => {
  for (const none of [UNKNOWN, { ...UNKNOWN, state: 1 }, { ...UNKNOWN, title: '首存888' }, null, [], ''])
    expect(read(none)).toBeNull()
})

it('reads a promotion without title, texts or state', { tags: ['D16', 's1-2.25'] }, () => {
  expect(read({ id: 1, title: '首存888' })).toMatchObject({ title: '首存888', state: true })
  expect(read({ id: 1, memo: '<p>规则</p>', state: '1' })).toMatchObject({ title: '', memo: '<p>规则</p>' })
})
