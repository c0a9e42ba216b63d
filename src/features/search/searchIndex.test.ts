import { expect, it } from 'vitest'
import { find, indexOf, type Entry } from './searchIndex'

const game = (title: string, platform = 'PG'): Entry => ({
  kind: 'game',
  title,
  caption: `${platform} 电子`,
  game: { name: platform, type: 'concise', code: title, title, picture: '' },
})
const page = (title: string): Entry => ({ kind: 'page', title, caption: '', path: `/${title}` })
const index = indexOf([
  game('锦鲤跃金'),
  game('莲池锦鲤', 'AG'),
  game('长安夜色', 'BG'),
  { kind: 'help', title: '常见问题', caption: '', words: '提款需要完成流水', path: '/abouts' },
  page('存款'),
  page('取款'),
])
const titles = (typed: string) =>
  find(index, typed, () => false).flatMap(({ entries }) => entries.map(({ title }) => title))

it.each([
  ['name', '跃金', ['锦鲤跃金']],
  ['the start of a name first', '锦鲤', ['锦鲤跃金', '莲池锦鲤']],
  ['initials', 'jlyj', ['锦鲤跃金']],
  ['initials in capitals and wide letters', 'ＣＡ', ['长安夜色']],
  ['a second reading', 'zays', ['长安夜色']],
  ['provider', 'bg', ['长安夜色']],
  ['provider and name', 'ag 锦鲤', ['莲池锦鲤']],
  ['text of an article', '流水', ['常见问题']],
  ['pages', 'ck', ['存款']],
  ['nothing', '不存在', []],
  ['no query', '  ', []],
])('finds by %s', (_, typed, expected) => {
  expect(titles(typed)).toEqual(expected)
})

it('counts all results and lists the first eight games', { tags: 'D35' }, () => {
  const many = indexOf(Array.from({ length: 300 }, (_, place) => game(`老虎机${place}`)))
  const [found] = find(many, 'lhj', () => false)
  expect(found).toMatchObject({ kind: 'game', total: 300 })
  expect(found?.entries).toHaveLength(8)
})
