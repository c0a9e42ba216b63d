import { renderToStaticMarkup } from 'react-dom/server'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { listBets } from '@/contract/records'
import { betColumns } from './betColumns'

const columns = betColumns((text) => (text === 'ag' ? 'AG真人' : text))
const game = (row: object) => {
  const [bet] = z.decode(listBets.data, [row]).data
  const column = columns.find(({ head }) => head === '游戏')!
  return [renderToStaticMarkup(<>{column.cell(bet!, 0)}</>), column.value(bet!)]
}

it('names the venue where the server names no game, in the file too [s2-2.10.3]', () => {
  expect(game({ Code: '', platform_type: 'ag' })).toEqual(['AG真人', 'AG真人'])
  expect(game({ platform_type: 'xx' })).toEqual(['xx', 'xx'])
  expect(game({ Code: '百家乐', platform_type: 'ag' })).toEqual(['百家乐', '百家乐'])
  expect(game({})).toEqual(['-', ''])
})
