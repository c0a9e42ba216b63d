import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawnGames } from '../../sw/db/seed/ownPictures'
import { pictureOf } from './index'

const games = drawnGames()
const pictures = games.map(({ name }) => pictureOf(name))

it('slots, fishing and board games have a picture each, at an address of its own [extra]', () => {
  expect(games.length).toBeGreaterThan(100)
  expect(new Set(games.map(({ address }) => address)).size).toBe(games.length)
})

it('no two pictures have the same composition, whatever their colours and letters [extra]', () => {
  const shapes = pictures.map((svg) => svg.replace(/#[\da-f]{3,6}/g, '').replace(/<text[^]*?<\/text>/g, ''))
  expect(new Set(shapes).size).toBe(games.length)
})

it.each(games.map(({ name }) => name))('the picture of %s weighs at most 2 kB packed [extra]', (name) => {
  expect(gzipSync(pictureOf(name)).length).toBeLessThanOrEqual(2000)
})

it.each(games.map(({ name }) => name))(
  'the picture of %s is well-formed and shows its name [extra]',
  (name) => {
    const svg = pictureOf(name)
    expect(svg).not.toMatch(/NaN|undefined|\[object/)
    const letters = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
    for (const letter of name) expect(letters).toContain(letter)
  },
)
