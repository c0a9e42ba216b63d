import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readBrand } from './read.ts'
import { brandFolder } from './theme.mjs'

const FIXTURE = join(import.meta.dirname, '../../tests/live/brand')
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A copy of the test's brand with some fields changed; `undefined` removes one. */
function brandWith(fields: object, missing: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  folders.push(folder)
  cpSync(FIXTURE, folder, { recursive: true })
  const brand = JSON.parse(readFileSync(join(FIXTURE, 'brand.json'), 'utf8')) as object
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ ...brand, ...fields }))
  for (const name of missing) rmSync(join(folder, name))
  return folder
}

it('reads the demo’s brand by default', () => {
  expect(readBrand(brandFolder(undefined))).toMatchObject({ name: '星澜娱乐', colour: '#0a1020' })
  expect(readBrand(brandFolder('tests/live/brand'))).toMatchObject({ name: '青屿俱乐部', colour: '#0e1716' })
})

it('uses the folder brand beside the sources, unless VITE_BRAND names another', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-'))
  folders.push(root)
  expect(brandFolder(undefined, root)).toBe(join(root, 'vite/brand'))
  cpSync(FIXTURE, join(root, 'brand'), { recursive: true })
  expect(brandFolder('', root)).toBe(join(root, 'brand'))
  expect(brandFolder('/srv/ours', root)).toBe('/srv/ours')
})

it.each<[what: string, folder: () => string, reason: string]>([
  ['a missing folder', () => '/no/such/brand', 'brand.json is missing'],
  ['an empty text', () => brandWith({ name: ' ' }), 'brand.json: name is empty'],
  ['an unknown text', () => brandWith({ sloagn: 'x' }), 'brand.json: unknown sloagn'],
  ['a wrong kind', () => brandWith({ licences: '许可' }), 'brand.json: licences is no array'],
  ['too few promises', () => brandWith({ promises: [] }), 'brand.json: promises needs four entries'],
  ['a plain address', () => brandWith({ address: 'http://a.example' }), 'address is no https address'],
])('refuses %s with its reason', (_, folder, reason) => {
  expect(() => readBrand(folder())).toThrow(reason)
})

it('lists everything wrong at once, without a stack: files, pictures, fields, colours, contrast', () => {
  const theme = { ink: { accent: '#333333', surface: 'red' }, paper: { tokens: { '--none': '#fff' } } }
  const folder = brandWith({ slogan: undefined, theme }, ['logo.svg'])
  writeFileSync(join(folder, 'icon.svg'), '<svg viewBox="0 0 64 32"><text>A</text></svg>')
  cpSync(join(folder, 'wordmark.svg'), join(folder, 'art/none.svg'), { recursive: true })
  let said = ''
  try {
    readBrand(folder)
  } catch (error) {
    said = (error as Error).message
    expect((error as Error).stack).toBe(said)
  }
  for (const reason of [
    'slogan is missing',
    'logo.svg is missing',
    'icon.svg is not square',
    'icon.svg has letters',
    'art/none.svg replaces no picture',
    'theme.ink.surface is "red"',
    'theme.paper: no token --none',
    'ink: --accent (#333333) on --surface-0',
  ])
    expect(said).toContain(reason)
})

it('refuses an article with an unknown number', () => {
  const folder = brandWith({})
  cpSync(join(folder, 'brand.json'), join(folder, 'articles/6.html'), { recursive: true })
  expect(() => readBrand(folder)).toThrow('articles/6.html: an article is named')
})
