import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listGames } from '@/contract/games'
import { fromList } from './games'

const row = {
  platform_name: 'AG',
  category_id: 'realbet',
  game_code: '0',
  name: 'AG视讯',
  mobile_img: 'a.png',
}
const read = (app_state?: unknown) => z.decode(listGames.data, [{ ...row, app_state }])[0]!

it('opens an entry of the general list by platform, category and code', { tags: 'D50' }, () => {
  expect(fromList(read(1))).toEqual({
    name: 'AG',
    type: 'realbet',
    code: '0',
    title: 'AG视讯',
    picture: 'a.png',
  })
})

it('shows an entry only when app_state is 1', { tags: 's1-3.3.1' }, () => {
  const shown = [1, '1', true, 0, '0', 2, '', null, undefined].map((state) => read(state).app_state)
  expect(shown).toEqual([true, true, true, false, false, false, false, false, false])
})
