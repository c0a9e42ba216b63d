import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { games } from './games'
import { gamesByCode } from './gamesByCode'

const PUBLIC = `${import.meta.dirname}/../../../public`
const drawn = [
  ...games.map(({ name, mobile_img }) => ({ name, address: mobile_img })),
  ...Object.values(gamesByCode)
    .flat()
    .map(({ gamename, gamepic }) => ({ name: gamename, address: gamepic })),
].filter(({ address }) => address.startsWith('/games/'))
const svgOf = (address: string) => readFileSync(PUBLIC + address, 'utf8')

it('slots, fishing and board games have a picture of their own each, and no picture is left over', () => {
  const files = readdirSync(`${PUBLIC}/games`).map((file) => `/games/${file}`)
  expect(drawn.map(({ address }) => address).toSorted()).toEqual(files.toSorted())
})

it('no two pictures have the same composition, whatever their colours and letters', () => {
  const shapes = drawn.map(({ address }) =>
    svgOf(address)
      .replace(/#[\da-f]{3,6}/g, '')
      .replace(/<text[^]*?<\/text>/g, ''),
  )
  expect(new Set(shapes).size).toBe(drawn.length)
})

it.each(drawn)('the picture of $name shows its name and weighs at most 2 kB packed', ({ name, address }) => {
  const svg = svgOf(address)
  expect(gzipSync(svg).length).toBeLessThanOrEqual(2000)
  const letters = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
  for (const letter of name) expect(letters).toContain(letter)
})
