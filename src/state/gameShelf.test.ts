// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const game = (title: string, type: string) => ({ name: 'AG', type, code: '0', title, picture: '' })

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

async function shelfWith(kept: object[]) {
  localStorage.setItem('portal:favourites', JSON.stringify(kept))
  localStorage.setItem('portal:recent', JSON.stringify(kept))
  return import('./gameShelf')
}

it('gives an entry of an earlier version the category of its listed game [D35] [D50]', async () => {
  const { gameShelf, isUntyped, typeShelved } = await shelfWith([game('捕鱼王', '0'), game('别的', '0')])
  typeShelved(() => [game('视讯', 'realbet'), game('捕鱼王', 'fishing')])
  expect(gameShelf.favourites).toEqual([game('捕鱼王', 'fishing'), game('别的', '0')])
  expect(gameShelf.recent).toEqual(gameShelf.favourites)
  expect(gameShelf.favourites.map(isUntyped)).toEqual([false, true])
  expect(JSON.parse(localStorage.getItem('portal:recent')!)).toEqual(gameShelf.recent)
})

it('needs no list if every entry has its category [D50]', async () => {
  const { typeShelved } = await shelfWith([game('捕鱼王', 'fishing')])
  const listed = vi.fn(() => [])
  typeShelved(listed)
  expect(listed).not.toHaveBeenCalled()
})
